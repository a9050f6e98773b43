import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameValues } from '../../../../core/kernel/form/field';
import { aBrowser, type Fate } from '../../../support/fakes/enquiry-form';

type Step =
  | { readonly kind: 'change'; readonly name: string; readonly value: string }
  | { readonly kind: 'leave'; readonly name: string }
  | { readonly kind: 'submit' | 'dismiss' | 'startAnew' }
  | { readonly kind: 'answer'; readonly fate: Fate }
  | { readonly kind: 'connection'; readonly isOnline: boolean }
  | { readonly kind: 'reload'; readonly wasStored: boolean };

const FIELDS = ['first_name', 'telephone', 'message'];

const change = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    name: fc.constant('message'),
    value: fc.constantFrom('', 'one', 'two'),
  }),
  fc.constant<Step>({ kind: 'change', name: 'first_name', value: 'Sam' }),
  fc.constant<Step>({ kind: 'change', name: 'telephone', value: '07700 900123' }),
  fc.constant<Step>({ kind: 'change', name: 'telephone', value: '0' }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'submit' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      fate: fc.constantFrom<Fate>(
        'stored',
        'cut',
        'lost',
        { failure: { kind: 'refused', status: 500 } },
        { failure: { kind: 'field-faults', faults: { telephone: 'No' } } },
      ),
    }),
  },
  fc.record({ kind: fc.constant('connection' as const), isOnline: fc.boolean() }),
  fc.record({ kind: fc.constant('reload' as const), wasStored: fc.boolean() }),
  fc.record({ kind: fc.constant('leave' as const), name: fc.constantFrom(...FIELDS) }),
  fc.constant<Step>({ kind: 'dismiss' }),
  fc.constant<Step>({ kind: 'startAnew' }),
);

/** Most lives begin with a form that can be sent, so that something happens. */
const steps = fc
  .array(step, { maxLength: 25 })
  .map((rest): readonly Step[] => [
    { kind: 'change', name: 'first_name', value: 'Sam' },
    { kind: 'change', name: 'telephone', value: '07700 900123' },
    ...rest,
  ]);

/** Plays a visit of many pages, and gives what can be seen after each step. */
function played(script: readonly Step[]) {
  const browser = aBrowser();
  let form = browser.open();
  const seen = script.map((each) => {
    const before = form.state$.value;
    switch (each.kind) {
      case 'change':
        form.change(each.name, each.value);
        break;
      case 'leave':
        form.leave(each.name);
        break;
      case 'answer':
        browser.answer(each.fate);
        break;
      case 'connection':
        browser.goOnline(each.isOnline);
        break;
      case 'reload':
        if (each.wasStored) browser.storeUnderWay();
        form = browser.open();
        break;
      case 'submit':
      case 'dismiss':
      case 'startAnew':
        form[each.kind]();
        break;
    }
    return {
      step: each,
      before,
      state: form.state$.value,
      underWay: browser.underWay(),
      sentSoFar: browser.submissions.length,
    };
  });
  browser.close();
  return { browser, seen };
}

const wordsOf = (submission: { readonly fields: readonly unknown[] }) =>
  JSON.stringify(submission.fields);

describe('Whatever a shopper does, and whatever becomes of the calls', () => {
  it('one call at most is under way, and only while the form says that it is being sent', () => {
    fc.assert(
      fc.property(steps, (script) => {
        for (const { state, underWay } of played(script).seen) {
          expect(underWay.map(({ key }) => key)).toEqual(
            state.phase.kind === 'sending' ? [state.phase.key] : [],
          );
        }
      }),
    );
  });

  it('one key never stands for two texts, and a receipt is the one of what was sent', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { browser, seen } = played(script);
        for (const submission of browser.submissions) {
          const others = browser.submissions.filter(({ key }) => key === submission.key);
          expect(new Set(others.map(wordsOf)).size).toBe(1);
        }
        for (const { step: each, before, state, sentSoFar } of seen) {
          if (state.phase.kind !== 'sent' || before.phase.kind === 'sent') continue;
          expect(each.kind).toBe('answer');
          const last = browser.submissions[sentSoFar - 1];
          expect(last && browser.receiptFor(last)).toEqual(state.phase.receipt);
        }
      }),
    );
  });

  it('the same words have the same key until they are taken, and another afterwards', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { browser, seen } = played(script);
        const keys = new Map<string, string>();
        const spent = new Set<string>();
        let looked = 0;
        for (const { step: each, before, state, sentSoFar } of seen) {
          for (const submission of browser.submissions.slice(looked, sentSoFar)) {
            expect(spent.has(submission.key)).toBe(false);
            const words = wordsOf(submission);
            expect(keys.get(words) ?? submission.key).toBe(submission.key);
            keys.set(words, submission.key);
          }
          looked = sentSoFar;
          const isTaken = state.phase.kind === 'sent' && before.phase.kind === 'sending';
          const isBlank = isSameValues(state.values, {});
          if (!isTaken && !isBlank) continue;
          // A form that stands empty has no draft, so that the next page begins another.
          if (isTaken) [...keys.values()].forEach((key) => spent.add(key));
          if (isTaken || each.kind === 'startAnew' || each.kind === 'reload') keys.clear();
        }
      }),
    );
  });

  it('nothing typed is lost but by success or by an explicit clear', () => {
    fc.assert(
      fc.property(steps, (script) => {
        for (const { step: each, before, state } of played(script).seen) {
          const isTaken = state.phase.kind === 'sent' && before.phase.kind === 'sending';
          if (isTaken || each.kind === 'startAnew') continue;
          const expected =
            each.kind === 'change' ? { ...before.values, [each.name]: each.value } : before.values;
          // A form that begins anew may offer what was said before, in what stands empty.
          const offers = each.kind === 'reload' || each.kind === 'dismiss' ? state.values : {};
          const filled = Object.entries(expected).filter(([, value]) => value !== '');
          const whole = { ...offers, ...Object.fromEntries(filled) };
          expect(isSameValues(state.values, whole)).toBe(true);
        }
      }),
    );
  });

  it('nothing waits while there is a connection', () => {
    fc.assert(
      fc.property(steps, (script) => {
        let isOnline = true;
        for (const { step: each, state } of played(script).seen) {
          if (each.kind === 'connection') ({ isOnline } = each);
          if (isOnline) expect(state.phase.kind).not.toBe('waiting');
        }
      }),
    );
  });
});
