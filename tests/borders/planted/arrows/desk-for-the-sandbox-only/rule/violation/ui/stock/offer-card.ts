export { word } from '../desk/inbox-page';
