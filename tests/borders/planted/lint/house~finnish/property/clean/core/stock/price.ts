import type { Observable } from 'rxjs';
export interface Price {
  readonly now$: Observable<number>;
  readonly ask: () => Observable<number>;
}
