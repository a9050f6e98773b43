export { inbox } from '../../ui/desk/inbox-page';
