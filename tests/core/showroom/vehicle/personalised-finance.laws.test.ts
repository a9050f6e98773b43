import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { delay, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latest } from '../../../../core/kernel/remote';
import type { PersonalisedFinanceState, TermsChange } from '../../../../core/showroom/public';
import { FIESTA, openPanel, quotedOn } from '../../../support/fakes/personalised-finance';

interface Step {
  readonly change: TermsChange;
  /** Milliseconds until the next step. */
  readonly pause: number;
  /** Of the call that this step brings about, if it does. */
  readonly answers: { readonly afterMs: number; readonly fails: boolean };
}

const someTime = fc.oneof(fc.constantFrom(0, 1, 499, 500, 501), fc.nat({ max: 3000 }));
const step: fc.Arbitrary<Step> = fc.record({
  change: fc.oneof(
    fc.record({ months: fc.constantFrom(24, 36, 48, 60) }),
    fc.record({ deposit: fc.constantFrom(20, 0, 500, 1000) }),
    fc.record({ mileage: fc.constantFrom(6000, 8000, 20_000) }),
    fc.constant({}),
  ),
  pause: someTime,
  answers: fc.record({ afterMs: someTime, fails: fc.boolean() }),
});
const steps = fc.array(step, { minLength: 1, maxLength: 12 });

/** Plays the steps, and gives every state that could be seen. */
function played(script: readonly Step[]) {
  let current: Step | undefined;
  const opened = openPanel({
    quotes: (terms) => {
      const { afterMs, fails } = current?.answers ?? { afterMs: 0, fails: false };
      const answer = fails
        ? left({ kind: 'timed-out' } as const)
        : right({ [FIESTA]: quotedOn(terms) });
      return of(answer).pipe(delay(afterMs));
    },
  });
  const seen: PersonalisedFinanceState[] = [];
  opened.panel.state$.subscribe((state) => seen.push(state));
  for (const each of script) {
    current = each;
    opened.panel.change(each.change);
    vi.advanceTimersByTime(each.pause);
  }
  vi.advanceTimersByTime(10_000);
  opened.scope.end();
  return { ...opened, seen };
}

describe('Whatever is changed and however late it is answered', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('figures and terms on the screen are those of one answer, always [SF-1]', () => {
    fc.assert(
      fc.property(steps, (script) => {
        for (const { answer } of played(script).seen) {
          const shown = latest(answer);
          expect(shown).toBeDefined();
          if (shown !== undefined) expect(shown.quotes).toEqual(quotedOn(shown.terms));
        }
      }),
    );
  });

  it('what is shown in the end is what was wanted last, or the screen says that it failed [SF-1, HT-4]', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { wanted, answer } = played(script).panel.state$.value;
        if (answer.kind === 'loaded') expect(answer.value.terms).toEqual(wanted);
        else expect(answer.kind).toBe('failed');
      }),
    );
  });

  it('no answer is shown but to the latest change: an older one never comes after a newer [SF-1, FIN-47]', () => {
    fc.assert(
      fc.property(steps, (script) => {
        for (const { answer, wanted } of played(script).seen) {
          if (answer.kind === 'loaded') expect(answer.value.terms).toEqual(wanted);
        }
      }),
    );
  });

  it('the page is told of the figures the panel shows, and of no others', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { choice, panel } = played(script);
        const { illustration } = choice.state$.value;
        if (illustration !== undefined) {
          expect(illustration).toBe(latest(panel.state$.value.answer)?.quotes);
        }
      }),
    );
  });
});
