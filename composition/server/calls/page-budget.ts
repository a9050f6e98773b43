import { left } from 'fp-ts/Either';
import { defer, finalize, map, of, race, ReplaySubject, share, timer, type Observable } from 'rxjs';
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

  const failed = map(() => left(timedOut));
  const limited = eachCall(ports, (call, policy): Call => {
    switch (policy) {
      case 'needed':
        return (...given) => defer(() => race(neededOver$.pipe(failed), call(...given)));
      case 'optional':
        return (...given) => defer(() => race(optionalOver$.pipe(failed), call(...given)));
      case 'editors':
        // What is remembered is there at once, whatever time is left.
        return (...given) => defer(() => race(call(...given), optionalOver$.pipe(failed)));
      case 'action':
        return (...given) => call(...given).pipe(finalize(beginAgain));
    }
  });
  return { ports: limited, patience$: defer(() => optionalOver$) };
}
