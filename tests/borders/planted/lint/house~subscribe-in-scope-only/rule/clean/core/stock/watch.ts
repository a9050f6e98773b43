import { map, of } from 'rxjs';
export const watch$ = of(1).pipe(map((n) => n + 1));
