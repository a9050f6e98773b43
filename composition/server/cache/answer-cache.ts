import { isLeft, left, type Either } from 'fp-ts/Either';
import { defer, map, of, race, ReplaySubject, timer, type Observable } from 'rxjs';
import { timedOut, type GatewayFailure } from '../../../core/kernel/failure';
import { isRecent } from '../../../core/kernel/is-recent';
import type { Clock } from '../../../core/kernel/ports/clock';

/** A call by names alone, whose answer is the same for every shopper. */
export type Asks<T = unknown> = (
  ...asked: readonly (string | undefined)[]
) => Observable<Either<GatewayFailure, T>>;

export interface AnswerCacheParts {
  readonly clock: Clock;
  /** An answer older than this is asked for anew. Milliseconds. */
  readonly freshMs: number;
  /** How long those who ask first wait for an answer, all together. Milliseconds. */
  readonly patienceMs: number;
  /** Takes a line on an answer that is given though it is old. */
  readonly tell: (line: string) => void;
  readonly most?: number;
}

interface Remembered<T> {
  good?: { readonly at: number; readonly answer: Either<GatewayFailure, T> };
  underWay?: { readonly since: number; readonly answer$: Observable<Either<GatewayFailure, T>> };
  /** The last answer has not come within anybody's patience. */
  isSlow: boolean;
  /** In minutes, as it was told last. */
  toldAge: number;
}

/** Different questions whose answers are remembered at once. */
const MOST_ANSWERS = 500;

const MINUTE_MS = 60_000;

/** Of what was there once, and is not any more. */
const NO_LONGER_THERE: readonly number[] = [404, 410];

/**
 * A call whose last good answer is given at once, however old, while a new one is asked for in the
 * background, once for all who want it; an old one that cannot be had anew is told of. Only where
 * there is no good answer yet is one waited for, and that once: after one that was too slow nobody
 * waits, until it has come. An answer is asked for to its end, though all who wanted it have left. Of
 * more than `most` questions the one that was asked longest ago is forgotten. Nothing of a shopper may
 * pass through here.
 */
export function answerCache<T>(
  ask: Asks<T>,
  { clock, freshMs, patienceMs, tell, most = MOST_ANSWERS }: AnswerCacheParts,
): Asks<T> {
  // The one that was asked longest ago first.
  const questions = new Map<string, Remembered<T>>();

  function rememberedOf(key: string): Remembered<T> {
    const known = questions.get(key) ?? { isSlow: false, toldAge: 0 };
    questions.delete(key);
    questions.set(key, known);
    const [oldest] = questions.keys();
    if (questions.size > most && oldest !== undefined) questions.delete(oldest);
    return known;
  }

  function settle(known: Remembered<T>, answer: Either<GatewayFailure, T>, took: number): void {
    if (!isLeft(answer)) {
      known.good = { at: clock.now(), answer };
      known.isSlow = false;
      known.toldAge = 0;
      return;
    }
    const { left: failure } = answer;
    known.isSlow = took >= patienceMs;
    if (failure.kind === 'refused' && NO_LONGER_THERE.includes(failure.status)) delete known.good;
    if (known.good === undefined) return;
    const age = Math.floor((clock.now() - known.good.at) / MINUTE_MS);
    if (age > known.toldAge) {
      known.toldAge = age;
      tell(`is shown as it was ${String(age)} min ago`);
    }
  }

  function askAnew(
    key: string,
    known: Remembered<T>,
    asked: readonly (string | undefined)[],
  ): Required<Remembered<T>>['underWay'] {
    const answer$ = new ReplaySubject<Either<GatewayFailure, T>>(1);
    const underWay = { since: clock.now(), answer$ };
    known.underWay = underWay;
    const isLatest = (): boolean => known.underWay === underWay;
    const end = (): void => {
      if (!isLatest()) return;
      delete known.underWay;
      const isWorthKnowing = known.good !== undefined || known.isSlow;
      if (!isWorthKnowing && questions.get(key) === known) questions.delete(key);
    };
    ask(...asked).subscribe({
      next: (answer) => {
        // What fails after another has been asked for tells nothing new.
        if (isLatest() || !isLeft(answer)) settle(known, answer, clock.now() - underWay.since);
        answer$.next(answer);
      },
      error: (fault: unknown) => {
        end();
        answer$.error(fault);
      },
      complete: () => {
        end();
        answer$.complete();
      },
    });
    return underWay;
  }

  return (...asked) =>
    defer(() => {
      const key = asked.join('\n');
      const known = rememberedOf(key);
      const { good } = known;
      const isFresh = good !== undefined && isRecent(good.at, clock.now(), freshMs);
      // One that hangs is left to itself: the next may be luckier.
      const isHanging =
        known.underWay !== undefined && clock.now() - known.underWay.since >= patienceMs;
      const mustAsk = isHanging || (known.underWay === undefined && !isFresh);
      if (isHanging) known.isSlow = true;
      const hasBeenSlow = known.isSlow;
      const underWay = mustAsk ? askAnew(key, known, asked) : known.underWay;
      if (good !== undefined) return of(good.answer);
      if (underWay === undefined) return of(left(timedOut));
      const waited = clock.now() - underWay.since;
      const patience = hasBeenSlow ? 0 : Math.min(patienceMs, patienceMs - waited);
      const over$ = patience > 0 ? timer(patience) : of(0);
      return race(underWay.answer$, over$.pipe(map(() => left(timedOut))));
    });
}
