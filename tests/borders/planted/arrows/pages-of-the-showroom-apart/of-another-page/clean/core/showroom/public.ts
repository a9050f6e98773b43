export { label } from './home/home-page';
