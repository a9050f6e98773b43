import { of } from 'rxjs';
export const price$ = of(1);
export const askPrice = () => of(1);
