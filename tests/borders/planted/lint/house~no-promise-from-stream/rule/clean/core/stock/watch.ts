import { of } from 'rxjs';
export const watch = () => of(1);
