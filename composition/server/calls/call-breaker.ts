import { isLeft, left, type Either } from 'fp-ts/Either';
import { defaultIfEmpty, defer, Observable, of, take, timeout, type Subscription } from 'rxjs';
import { timedOut } from '../../../core/kernel/failure';
import type { Call } from './each-call';

export interface BreakerTimes {
  /** A call that is not answered by then hangs. Milliseconds, as all of these. */
  readonly hangsMs: number;
  /** Whoever gives a call up sooner says nothing of it; later, that it hangs. */
  readonly tellingMs: number;
  /** From one probe that failed to the next; twice as long each time. */
  readonly probeMs: number;
  readonly mostProbeMs: number;
}

export interface BreakerParts {
  /** Names the call in the log: `search.options`. */
  readonly what: string;
  readonly times: BreakerTimes;
  readonly log: (line: string) => void;
  /** Monotonic. Milliseconds. */
  readonly now: () => number;
}

/** So many in a row, and nobody waits for the call any more. */
const HANGING = 3;

const isTimedOut = (answer: Either<unknown, unknown>): boolean =>
  isLeft(answer) &&
  typeof answer.left === 'object' &&
  answer.left !== null &&
  'kind' in answer.left &&
  answer.left.kind === timedOut.kind;

/**
 * A call that only reads, for which nobody waits while it hangs: once it has been left unanswered three
 * times in a row, whoever makes it is told at once that it has timed out, until it is answered again.
 * That is tried in the background, at once and then ever less often. One question may hang where others
 * do not, so every other probe repeats what was answered last; the rest ask what was wanted last.
 */
export function callBreaker(ask: Call, { what, times, log, now }: BreakerParts): Call {
  let inARow = 0;
  let isOpen = false;
  let answered: readonly unknown[] | undefined;
  let wanted: readonly unknown[] = [];

  function noteAnswer(given: readonly unknown[]): void {
    inARow = 0;
    answered = given;
    if (!isOpen) return;
    isOpen = false;
    log(`${what} is answered again`);
  }

  function noteHanging(): void {
    inARow += 1;
    if (isOpen || inARow < HANGING) return;
    isOpen = true;
    log(`${what} hangs: no page waits for it until it is answered again`);
    probe(0);
  }

  function probe(tries: number): void {
    const given = tries % 2 === 0 ? (answered ?? wanted) : wanted;
    const again = (): void => {
      if (!isOpen) return;
      const pause = Math.min(times.probeMs * 2 ** tries, times.mostProbeMs);
      setTimeout(() => {
        if (isOpen) probe(tries + 1);
      }, pause).unref();
    };
    ask(...given)
      .pipe(
        timeout({ first: times.hangsMs, with: () => of(left(timedOut)) }),
        defaultIfEmpty(left(timedOut)),
        take(1),
      )
      .subscribe({
        next: (answer) => {
          if (isTimedOut(answer)) again();
          else noteAnswer(given);
        },
        error: again,
      });
  }

  const watched = (given: readonly unknown[]) =>
    new Observable<Either<unknown, unknown>>((subscriber) => {
      const since = now();
      let isNoted = false;
      const noteHangingOnce = (): void => {
        if (isNoted) return;
        isNoted = true;
        noteHanging();
      };
      const late = setTimeout(noteHangingOnce, times.hangsMs);
      late.unref();
      const noteUnanswered = (): void => {
        clearTimeout(late);
        if (now() - since >= times.tellingMs) noteHangingOnce();
      };
      const calling: Subscription = ask(...given).subscribe({
        next: (answer) => {
          if (isTimedOut(answer)) noteUnanswered();
          else if (!isNoted) {
            isNoted = true;
            clearTimeout(late);
            noteAnswer(given);
          }
          subscriber.next(answer);
        },
        error: (fault: unknown) => {
          isNoted = true;
          clearTimeout(late);
          subscriber.error(fault);
        },
        complete: () => {
          isNoted = true;
          subscriber.complete();
        },
      });
      return () => {
        calling.unsubscribe();
        noteUnanswered();
      };
    });

  return (...given) =>
    defer(() => {
      wanted = given;
      return isOpen ? of(left(timedOut)) : watched(given);
    });
}
