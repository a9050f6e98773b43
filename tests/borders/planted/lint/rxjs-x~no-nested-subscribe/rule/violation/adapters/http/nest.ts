import { of } from 'rxjs';
export const nest = () =>
  of(1).subscribe({ next: () => void of(2).subscribe() });
