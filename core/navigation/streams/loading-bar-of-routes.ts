import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  startWith,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import {
  BAR_HIDE_DELAY_MS,
  BAR_THROTTLE_MS,
  hiddenBar,
  type CallsInFlight,
  type LoadingBar,
} from '../model/loading-bar';

/** What a change of page does to the bar, moment by moment; says the present state at once. */
export function loadingBarOfRoutes(
  isRouteChanging$: Behavior<boolean>,
  calls$: Behavior<CallsInFlight>,
): Observable<LoadingBar> {
  const isBusy = () => isRouteChanging$.value || calls$.value.pending > 0;
  const change = (failedBefore: number): Observable<LoadingBar> =>
    timer(BAR_THROTTLE_MS).pipe(switchMap(() => (isBusy() ? running(failedBefore) : EMPTY)));
  const running = (failedBefore: number): Observable<LoadingBar> => {
    const hasFailed = () => calls$.value.failed > failedBefore;
    const changes$ = combineLatest([isRouteChanging$, calls$]);
    return concat(
      changes$.pipe(
        takeUntil(changes$.pipe(filter(() => !isBusy()))),
        map((): LoadingBar => ({ phase: 'running', hasFailed: hasFailed() })),
      ),
      defer(() => of<LoadingBar>({ phase: 'finished', hasFailed: hasFailed() })),
    );
  };
  const finishing = (bar: LoadingBar): Observable<LoadingBar> =>
    bar.phase === 'finished'
      ? timer(BAR_HIDE_DELAY_MS).pipe(
          map(() => hiddenBar),
          startWith(bar),
        )
      : of(bar);

  return isRouteChanging$.pipe(
    filter((isChanging) => isChanging),
    // One bar at a time: a change on top of another lets the bar that runs go on.
    exhaustMap(() => change(calls$.value.failed)),
    switchMap(finishing),
    startWith(hiddenBar),
    distinctUntilChanged(
      (one, other) => one.phase === other.phase && one.hasFailed === other.hasFailed,
    ),
  );
}
