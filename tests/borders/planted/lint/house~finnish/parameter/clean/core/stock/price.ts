import { map, type Observable } from 'rxjs';
export const double = (price$: Observable<number>) => price$.pipe(map((n) => n * 2));
