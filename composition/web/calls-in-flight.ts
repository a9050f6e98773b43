import { isLeft, type Either } from 'fp-ts/Either';
import { tap, type Observable } from 'rxjs';
import type { Behavior } from '../../core/kernel/behavior';
import type { Scope } from '../../core/kernel/scope';
import { noCalls, type CallsInFlight } from '../../core/navigation/public';

export interface CallCounter {
  readonly calls$: Behavior<CallsInFlight>;
  /** The same call, counted from its start to its end. */
  readonly counted: <E, A>(call$: Observable<Either<E, A>>) => Observable<Either<E, A>>;
}

/** Counts what the pages ask of the back end, for the loading bar (NAV-10, NAV-12). */
export function callsInFlight(scope: Scope): CallCounter {
  const { state$, dispatch } = scope.store(noCalls, (calls, change: Partial<CallsInFlight>) => ({
    pending: calls.pending + (change.pending ?? 0),
    failed: calls.failed + (change.failed ?? 0),
  }));
  return {
    calls$: state$,
    counted: (call$) =>
      call$.pipe(
        tap({
          subscribe: () => {
            dispatch({ pending: 1 });
          },
          next: (answer) => {
            if (isLeft(answer)) dispatch({ failed: 1 });
          },
          finalize: () => {
            dispatch({ pending: -1 });
          },
        }),
      ),
  };
}
