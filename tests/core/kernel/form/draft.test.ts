import { describe, expect, it } from 'vitest';
import {
  DRAFT_AGE_MS,
  restoreDraft,
  storedValues,
  type Draft,
  type DraftField,
} from '../../../../core/kernel/form/draft';

const field = (name: string, more: Partial<DraftField> = {}): DraftField => ({
  name,
  isSensitive: false,
  accepts: () => true,
  ...more,
});

const FIELDS = [
  field('name'),
  field('time', { accepts: (value) => ['', 'am', 'pm'].includes(value) }),
  field('card', { isSensitive: true }),
];

const BEGUN = Date.UTC(2026, 6, 15, 9);

const draft = (values: Draft['values'], more: Partial<Draft> = {}): Draft => ({
  values,
  key: 'own',
  begunAt: BEGUN,
  isSending: false,
  ...more,
});

describe('A draft', () => {
  it('comes back whole on the same day', () => {
    const stored = draft({ name: 'Sam', time: 'am' }, { isSending: true });
    expect(restoreDraft(stored, FIELDS, BEGUN + 1)).toEqual({ ...stored, isWhole: true });
  });

  it('comes back field by field where the form has changed since', () => {
    const stored = draft({ name: 'Sam', time: 'evening', colour: 'red' });
    expect(restoreDraft(stored, FIELDS, BEGUN)).toMatchObject({
      values: { name: 'Sam' },
      isWhole: false,
    });
  });

  it.each([
    ['is as old as a draft may be', DRAFT_AGE_MS, true],
    ['is older', DRAFT_AGE_MS + 1, false],
    ['was begun in the future', -1, false],
    ['has no time', Number.NaN, false],
  ])('that %s: after %d ms it comes back, %s', (_, age, isRestored) => {
    const restored = restoreDraft(draft({ name: 'Sam' }), FIELDS, BEGUN + age);
    expect(restored !== undefined).toBe(isRestored);
  });

  it('never holds what is sensitive, going in or coming out', () => {
    const values = { name: 'Sam', card: '4242' };
    expect(storedValues(values, FIELDS)).toEqual({ name: 'Sam' });
    expect(restoreDraft(draft(values), FIELDS, BEGUN)?.values).toEqual({ name: 'Sam' });
  });

  it('holds that a field was emptied', () => {
    expect(storedValues({ name: '', time: '' }, FIELDS)).toEqual({ name: '', time: '' });
  });
});
