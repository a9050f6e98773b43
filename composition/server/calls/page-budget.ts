import { isLeft, left, type Either } from 'fp-ts/Either';
import {
  defer,
  finalize,
  map,
  of,
  race,
  ReplaySubject,
  share,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import { timedOut } from '../../../core/kernel/failure';
import type { AppPorts } from '../../request/port-tokens';
import { eachCall, type Call } from './each-call';

/** How long a page waits, from its beginning. Milliseconds. */
export interface PageTimes {
  readonly neededMs: number;
  readonly optionalMs: number;
}

export interface PageBudget {
  /** The ports as this page asks them: each call is answered within the time that its policy gives it. */
  readonly ports: AppPorts;
  /** Emits once the page waits no longer for what it can do without. */
  readonly patience$: Observable<unknown>;
  /** Whether a call of this page was not answered in time: what it was for may be missing. */
  readonly wasLate: () => boolean;
}

/**
 * The time of one page, from now on. A call that is not answered in time is given up, and is one that
 * has timed out; when no time is left it is not even made. Once something was handed in, the page that
 * tells what became of it has its time anew.
 */
export function pageBudget(
  ports: AppPorts,
  { neededMs, optionalMs }: PageTimes,
  now: () => number,
): PageBudget {
  let start = now();
  const over = (milliseconds: number): Observable<unknown> =>
    defer(() => {
      const left = start + milliseconds - now();
      return left > 0 ? timer(left) : of(0);
    });
  // One timer for all calls, so that whoever has waited longest is told first.
  const together = (over$: Observable<unknown>): Observable<unknown> =>
    over$.pipe(share({ connector: () => new ReplaySubject(1), resetOnComplete: false }));
  let neededOver$ = together(over(neededMs));
  let optionalOver$ = together(over(optionalMs));

  function beginAgain(): void {
    start = now();
    neededOver$ = together(over(neededMs));
    optionalOver$ = together(over(optionalMs));
  }

  let isLate = false;
  const failed = map(() => left(timedOut));
  const noted = (answer$: Observable<Either<unknown, unknown>>) =>
    answer$.pipe(
      tap((answer) => {
        if (isLeft(answer) && answer.left === timedOut) isLate = true;
      }),
    );
  const limited = eachCall(ports, (call, policy): Call => {
    switch (policy) {
      case 'needed':
        return (...given) => noted(defer(() => race(neededOver$.pipe(failed), call(...given))));
      case 'optional':
        return (...given) => noted(defer(() => race(optionalOver$.pipe(failed), call(...given))));
      case 'editors':
        // What is remembered is there at once, whatever time is left.
        return (...given) => noted(defer(() => race(call(...given), optionalOver$.pipe(failed))));
      case 'action':
        return (...given) => call(...given).pipe(finalize(beginAgain));
    }
  });
  // Whoever still listens then goes on without what it waited for.
  const patience$ = defer(() => optionalOver$).pipe(
    tap(() => {
      isLate = true;
    }),
  );
  return { ports: limited, patience$, wasLate: () => isLate };
}
