import { concatMap, from, map, timer, type Observable } from 'rxjs';

/** For how long a payment is waited for: ten times, two minutes and a half in all. Seconds between. */
export const ASKS_AFTER_S = [2, 3, 5, 8, 12, 15, 20, 25, 30, 30] as const;

/** When to ask whether a payment that may be on its way has come; completes once it is not to be waited for longer. */
export const asksForPayment$ = (): Observable<void> =>
  from(ASKS_AFTER_S).pipe(
    concatMap((seconds) => timer(seconds * 1000)),
    map(() => undefined),
  );
