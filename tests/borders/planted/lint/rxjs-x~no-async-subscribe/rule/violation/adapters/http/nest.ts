import { of } from 'rxjs';
export const nest = () =>
  of(1).subscribe(async (n) => {
    await Promise.resolve(n);
  });
