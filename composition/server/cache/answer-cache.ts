import { isLeft, type Either } from 'fp-ts/Either';
import { of, tap, type Observable } from 'rxjs';
import type { Clock } from '../../../core/kernel/ports/clock';

/**
 * A call whose answer is the same for every shopper, asked at most once in `milliseconds`. Only a
 * good answer is stored; after a failure the next page asks again. Nothing of a shopper may pass
 * through here.
 */
export function answerCache<A extends readonly (string | undefined)[], F, T>(
  clock: Clock,
  milliseconds: number,
  ask: (...asked: A) => Observable<Either<F, T>>,
): (...asked: A) => Observable<Either<F, T>> {
  const answers = new Map<string, { readonly at: number; readonly answer: Either<F, T> }>();
  return (...asked) => {
    const key = asked.join('\n');
    const before = answers.get(key);
    if (before !== undefined && clock.now() - before.at < milliseconds) return of(before.answer);
    return ask(...asked).pipe(
      tap((answer) => {
        if (!isLeft(answer)) answers.set(key, { at: clock.now(), answer });
      }),
    );
  };
}
