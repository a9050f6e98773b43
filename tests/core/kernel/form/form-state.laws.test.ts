import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueIn, type FieldFaults, type FormValues } from '../../../../core/kernel/form/field';
import {
  blankForm,
  formReducer,
  type FormEvent,
  type FormState,
} from '../../../../core/kernel/form/form-state';

type Event = FormEvent<string, string, string>;
type State = FormState<string, string, string>;

const NAMES = ['name', 'message', '__proto__'];

const check = (values: FormValues): FieldFaults<string> =>
  valueIn(values, 'name') === '' ? { name: 'missing' } : {};

const name = fc.constantFrom(...NAMES);
const key = fc.constantFrom('a', 'b');
const value = fc.constantFrom('', 'x', 'yy');

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('changed' as const), name, value }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('submitted' as const), key }) },
  fc.record({ kind: fc.constant('left' as const), name }),
  fc.record({ kind: fc.constant('cut-off' as const), key }),
  fc.record({
    kind: fc.constant('answered' as const),
    key,
    answer: fc.constantFrom(right('taken'), left('failed')),
    faults: fc.constantFrom<FieldFaults<string>>({}, { message: 'too rude' }),
    nextKey: fc.constant('next'),
  }),
  fc.record({
    kind: fc.constant('restored' as const),
    values: fc.dictionary(name, value),
    key: fc.constant('draft'),
  }),
  fc.constant<Event>({ kind: 'dismissed' }),
  fc.constant<Event>({ kind: 'cleared', nextKey: 'next' }),
);

const reduce = formReducer<string, string, string>(check);

/** Each step of a form's life: the state before, what happened, the state after. */
function lived(events: readonly Event[]) {
  let state: State = blankForm({}, 'own');
  return events.map((each) => {
    const before = state;
    state = reduce(state, each);
    return { before, event: each, state };
  });
}

const lives = fc.array(event, { maxLength: 30 }).map(lived);

describe('In every order of events, a form', () => {
  it('begins no submission while another is under way', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, event: each, state } of steps) {
          if (before.phase.kind !== 'sending') continue;
          if (state.phase.kind === 'sending') expect(state.phase).toBe(before.phase);
          else expect(each).toMatchObject({ key: before.phase.key });
        }
      }),
    );
  });

  it('loses nothing that was typed but by success or an explicit clear', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, event: each, state } of steps) {
          const isSuccess = state.phase.kind === 'sent' && before.phase.kind === 'sending';
          if (isSuccess || each.kind === 'cleared') continue;
          for (const field of NAMES) {
            const earlier = valueIn(before.values, field);
            const isChange = each.kind === 'changed' && each.name === field;
            if (!isChange && earlier !== '') expect(valueIn(state.values, field)).toBe(earlier);
          }
        }
      }),
    );
  });

  it('is sent only when it is in order', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, state } of steps) {
          if (state.phase.kind === 'sending' && before.phase !== state.phase) {
            expect(check(state.values)).toEqual({});
          }
        }
      }),
    );
  });

  it('has another key after success and after a clear, and never in between', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, event: each, state } of steps) {
          if (state.key === before.key) continue;
          const isFresh = each.kind === 'cleared' || state.phase.kind === 'sent';
          expect(state.key).toBe(isFresh ? 'next' : 'draft');
          if (!isFresh) expect(each.kind).toBe('restored');
        }
      }),
    );
  });

  it('gives one receipt at most for each time that it is sent', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const began = steps.filter(
          ({ before, state }) => state.phase.kind === 'sending' && before.phase !== state.phase,
        );
        const receipts = steps.filter(
          ({ before, state }) => state.phase.kind === 'sent' && before.phase !== state.phase,
        );
        expect(receipts.length).toBeLessThanOrEqual(began.length);
      }),
    );
  });
});
