import { finalize, Observable, type Subscription } from 'rxjs';

export interface CallsAtOnce {
  /** The call in its turn; where too many wait already, it is answered with `refused` at once. */
  readonly inTurn: <T>(call$: Observable<T>, refused: T) => Observable<T>;
}

/**
 * Lets `most` of the calls that pass through be under way at once, and `mostWaiting` wait for their turn
 * in the order they came. A call that is given up makes room, waiting or under way.
 */
export function callsAtOnce(most: number, mostWaiting: number): CallsAtOnce {
  let underWay = 0;
  // In the order they came.
  const waiting = new Set<() => void>();

  function beginNext(): void {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    next();
  }

  const inTurn = <T>(call$: Observable<T>, refused: T): Observable<T> =>
    new Observable((subscriber) => {
      let calling: Subscription | undefined;
      const begin = (): void => {
        underWay += 1;
        calling = call$
          .pipe(
            finalize(() => {
              underWay -= 1;
              beginNext();
            }),
          )
          .subscribe(subscriber);
      };
      if (underWay < most) begin();
      else if (waiting.size < mostWaiting) waiting.add(begin);
      else {
        subscriber.next(refused);
        subscriber.complete();
      }
      return () => {
        waiting.delete(begin);
        calling?.unsubscribe();
      };
    });
  return { inTurn };
}
