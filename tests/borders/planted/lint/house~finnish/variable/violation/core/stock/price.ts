import { of } from 'rxjs';
export const price = of(1);
