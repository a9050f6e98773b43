import { isLeft, type Either } from 'fp-ts/Either';
import { defer, finalize, of, share, tap, type Observable } from 'rxjs';
import { isRecent } from '../../../core/kernel/is-recent';
import type { Clock } from '../../../core/kernel/ports/clock';

/** Different questions whose answers are remembered at once. */
const MOST_ANSWERS = 500;

/**
 * A call whose answer is the same for every shopper, asked at most once in `milliseconds`, and once
 * for all who ask while it is under way; it is given up when the last of them has left. Only a
 * good answer is stored; after a failure the next page asks again. Of more than `most` answers the
 * one that was wanted longest ago is forgotten. Nothing of a shopper may pass through here.
 */
export function answerCache<A extends readonly (string | undefined)[], F, T>(
  clock: Clock,
  milliseconds: number,
  ask: (...asked: A) => Observable<Either<F, T>>,
  most = MOST_ANSWERS,
): (...asked: A) => Observable<Either<F, T>> {
  // The one that was wanted longest ago first.
  const answers = new Map<string, { readonly at: number; readonly answer: Either<F, T> }>();
  const underWay = new Map<string, Observable<Either<F, T>>>();

  function remembered(key: string): Either<F, T> | undefined {
    const known = answers.get(key);
    if (known === undefined) return undefined;
    answers.delete(key);
    if (!isRecent(known.at, clock.now(), milliseconds)) return undefined;
    answers.set(key, known);
    return known.answer;
  }

  function remember(key: string, answer: Either<F, T>): void {
    if (milliseconds <= 0) return;
    answers.set(key, { at: clock.now(), answer });
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  }

  return (...asked) => {
    const key = asked.join('\n');
    return defer(() => {
      const answer = remembered(key);
      if (answer !== undefined) return of(answer);
      const joined$ =
        underWay.get(key) ??
        ask(...asked).pipe(
          tap((given) => {
            if (!isLeft(given)) remember(key, given);
          }),
          finalize(() => underWay.delete(key)),
          share(),
        );
      underWay.set(key, joined$);
      return joined$;
    });
  };
}
