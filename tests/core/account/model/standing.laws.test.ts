import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceStanding,
  guard,
  unknownStanding,
  type Customer,
  type Standing,
  type StandingConsequence,
  type StandingEvent,
} from '../../../../core/account/public';

const sam: Customer = { id: 'c1', email: 'sam.sample@example.org' };

const anyEvent = fc.oneof(
  fc.constant<StandingEvent>({ kind: 'told', customer: sam }),
  fc.constant<StandingEvent>({ kind: 'told', customer: undefined }),
  fc.constant<StandingEvent>({ kind: 'refused' }),
  fc.constant<StandingEvent>({ kind: 'signed-out' }),
  fc.constant<StandingEvent>({ kind: 'signed-in' }),
);

function walked(events: readonly StandingEvent[]) {
  let standing: Standing = unknownStanding;
  const steps: (readonly [Standing, StandingEvent, Standing, StandingConsequence | undefined])[] =
    [];
  for (const event of events) {
    const step = advanceStanding(standing, event);
    steps.push([standing, event, step.standing, step.consequence]);
    standing = step.standing;
  }
  return steps;
}

describe('The standing of a visit', () => {
  it('leads away exactly when somebody known is so no more, and never twice for one login', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        for (const [before, , after, consequence] of walked(events)) {
          expect(consequence === 'leave').toBe(
            before.kind === 'known' && after.kind === 'anonymous',
          );
        }
      }),
    );
  });

  it('is moved by one refusal, and by no other after it', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        const standing = walked(events).at(-1)?.[2] ?? unknownStanding;
        const once = advanceStanding(standing, { kind: 'refused' });
        expect(advanceStanding(once.standing, { kind: 'refused' })).toEqual({
          standing: once.standing,
        });
      }),
    );
  });

  it('is decided by a guard only once it is known', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        const standing = walked(events).at(-1)?.[2] ?? unknownStanding;
        const verdict = guard(standing, '/click-collect/48213/').kind;
        expect(verdict).toBe(
          { unknown: 'wait', known: 'let-in', anonymous: 'log-in' }[standing.kind],
        );
      }),
    );
  });

  it('leaves somebody who was never known where they are when a call is refused', () => {
    expect(advanceStanding(unknownStanding, { kind: 'refused' }).consequence).toBeUndefined();
    expect(advanceStanding({ kind: 'anonymous' }, { kind: 'refused' }).consequence).toBeUndefined();
  });
});
