import { of, switchMap } from 'rxjs';
export const nest = () => of(1).pipe(switchMap(() => of(2))).subscribe();
