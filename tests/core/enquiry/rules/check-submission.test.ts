import { describe, expect, it } from 'vitest';
import {
  checkSubmission,
  dateLimits,
  LONGEST_LINE,
  LONGEST_TEXT,
  TERMS_NAME,
  type FieldFault,
  type FormField,
} from '../../../../core/enquiry/public';
import { aCallbackForm, aField, aForm } from '../../../support/mothers/form-definition';

const TERMS = { today: '2024-06-15', namePolicy: 'inclusive' } as const;

/** What is wrong with one field that holds this. */
const faultOf = (
  field: Partial<FormField>,
  value: string,
  terms: Parameters<typeof checkSubmission>[2] = TERMS,
): FieldFault | undefined =>
  checkSubmission(aForm([aField({ name: 'it', ...field })]), { it: value }, terms)['it'];

const OPTIONS = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
];

describe('A field that is required', () => {
  it.each<[string, Partial<FormField>]>([
    ['text', {}],
    ['e-mail', { kind: 'email' }],
    ['number', { kind: 'number' }],
    ['text of many lines', { kind: 'textarea' }],
    ['select', { kind: 'select', options: OPTIONS }],
    ['radio', { kind: 'radio', options: OPTIONS }],
    ['checkbox', { kind: 'checkbox' }],
    ['group of checkboxes', { kind: 'checkbox', options: OPTIONS }],
    ['dealership', { kind: 'dealership', options: OPTIONS }],
    ['department', { kind: 'department', options: OPTIONS }],
    ['day', { kind: 'date' }],
  ])('is missing where nothing was given: %s', (_, field) => {
    expect(faultOf({ ...field, required: true }, '')).toEqual({ kind: 'missing' });
    expect(faultOf({ ...field, required: true }, ' \u200B\u0000')).toEqual({ kind: 'missing' });
    expect(faultOf(field, '')).toBeUndefined();
  });

  it('is not checked where nobody can see it', () => {
    expect(faultOf({ kind: 'hidden', required: true }, '')).toBeUndefined();
  });

  it('does not stop an enquiry where there is nothing to choose from', () => {
    expect(faultOf({ kind: 'dealership', required: true }, '')).toBeUndefined();
    expect(faultOf({ kind: 'dealership', required: true }, 'B14')).toBeUndefined();
    expect(faultOf({ kind: 'dealership' }, 'x'.repeat(251))).toMatchObject({ kind: 'too-long' });
  });
});

describe('What stands in a field', () => {
  it.each<[Partial<FormField>, string]>([
    [{}, '<b>anything</b> 🚗 שלום'],
    [{}, 'x'.repeat(LONGEST_LINE)],
    [{ kind: 'textarea' }, `${'🚗'.repeat(LONGEST_TEXT - 2)}\r\n.`],
    [{ kind: 'number' }, '12,500'],
    [{ kind: 'number' }, '£1 200.50'],
    [{ kind: 'number' }, '-3'],
    [{ kind: 'number' }, '１２'],
    [{ kind: 'number', slug: 'telephone' }, '+44 (0)7700 900123'],
    [{ kind: 'select', options: OPTIONS }, 'a'],
    [{ kind: 'select', options: OPTIONS, multiple: true }, 'a,b'],
    [{ kind: 'radio', options: OPTIONS }, 'b'],
    [{ kind: 'checkbox', options: OPTIONS }, 'b,a'],
    [{ kind: 'checkbox' }, '1'],
    [{ kind: 'date' }, '2024-06-15'],
    [{ kind: 'date' }, '15/6/24'],
    [{ slug: 'first_name' }, 'O’Brien'],
    [{ slug: 'full_name' }, "Sinéad O'Brien 3rd"],
    [{ kind: 'email' }, 'sam@example.org'],
    [{ slug: 'postcode' }, 'ch12ab'],
    [{ slug: 'registration' }, 'ab12cde'],
    [{ kind: 'textarea', slug: 'telephone' }, 'call me'],
  ])('is in order: %j with %j', (field, value) => {
    expect(faultOf({ required: true, ...field }, value)).toBeUndefined();
  });

  it.each<[Partial<FormField>, string, FieldFault]>([
    [{}, 'x'.repeat(LONGEST_LINE + 1), { kind: 'too-long', most: LONGEST_LINE }],
    [{ kind: 'textarea' }, 'x'.repeat(LONGEST_TEXT + 1), { kind: 'too-long', most: LONGEST_TEXT }],
    [{ kind: 'number' }, 'about 9000', { kind: 'not-a-number' }],
    [{ kind: 'number' }, '1,2', { kind: 'not-a-number' }],
    [{ kind: 'number' }, '1e3', { kind: 'not-a-number' }],
    [{ kind: 'select', options: OPTIONS }, 'c', { kind: 'not-an-option' }],
    [{ kind: 'select', options: OPTIONS }, 'a,b', { kind: 'not-an-option' }],
    [{ kind: 'radio', options: OPTIONS }, 'A', { kind: 'not-an-option' }],
    [{ kind: 'checkbox', options: OPTIONS }, 'a,c', { kind: 'not-an-option' }],
    [{ kind: 'checkbox' }, 'yes', { kind: 'not-an-option' }],
    [{ kind: 'date' }, '2024-02-30', { kind: 'not-a-day' }],
    [{ kind: 'date' }, '30/02/2025', { kind: 'not-a-day' }],
    [{ kind: 'date' }, 'soon', { kind: 'not-a-day' }],
    [{ kind: 'date' }, '2024-06-14', { kind: 'day-too-early', earliest: '2024-06-15' }],
    [
      { kind: 'date', disabledDays: 'future' },
      '2024-06-16',
      { kind: 'day-too-late', latest: '2024-06-15' },
    ],
    [
      { slug: 'last_name' },
      'J0hn',
      {
        kind: 'not-a-name',
        fault: { kind: 'characters', characters: ['0'], policy: 'inclusive' },
      },
    ],
    [{ slug: 'first_name' }, 'x'.repeat(101), { kind: 'too-long', most: 100 }],
    [{ kind: 'email' }, 'sam', { kind: 'not-an-email', fault: { kind: 'no-at' } }],
    [{ kind: 'email' }, `${'x'.repeat(65)}@example.org`, { kind: 'too-long', most: 254 }],
    [
      { name: 'it', slug: 'phone' },
      '123',
      { kind: 'not-a-telephone', fault: { kind: 'too-short' } },
    ],
    [{ slug: 'post_code' }, 'CH1', { kind: 'not-a-postcode', fault: { kind: 'incomplete' } }],
    [
      { slug: 'vrm' },
      '!',
      { kind: 'not-a-registration', fault: { kind: 'character', character: '!' } },
    ],
  ])('is not: %j with %j', (field, value, fault) => {
    expect(faultOf(field, value)).toEqual(fault);
  });

  it.each([
    ['Mary Ann', true],
    ["O'Neill", false],
    ['Anne-Marie', false],
    ['J0hn', false],
    ['Siân', true],
  ])('is a name by the policy of letters and spaces: %s, %s', (name, isTaken) => {
    const fault = faultOf({ slug: 'first_name' }, name, {
      ...TERMS,
      namePolicy: 'letters-and-spaces',
    });
    expect(fault === undefined).toBe(isTaken);
  });
});

describe('A day to be chosen', () => {
  it.each([
    [undefined, [false, true, true]],
    ['past' as const, [false, true, true]],
    ['none' as const, [true, true, true]],
    ['future' as const, [true, true, false]],
  ])('of yesterday, today and tomorrow, with %s disabled: %j', (disabledDays, open) => {
    const field = { kind: 'date', ...(disabledDays && { disabledDays }) } as const;
    const days = ['2024-06-14', '2024-06-15', '2024-06-16'];
    expect(days.map((day) => faultOf(field, day) === undefined)).toEqual(open);
    const { earliest, latest } = dateLimits(disabledDays, '2024-06-15');
    expect(days.map((day) => (earliest ?? day) <= day && day <= (latest ?? day))).toEqual(open);
  });
});

describe('A form', () => {
  it('says all that is wrong, in the order of its fields', () => {
    const faults = checkSubmission(
      aCallbackForm({ forceTerms: true }),
      { email: 'sam@', time: 'evening' },
      TERMS,
    );
    expect(Object.keys(faults)).toEqual(['first_name', 'telephone', 'email', 'time', TERMS_NAME]);
  });

  it('needs agreement to its terms only where it is forced', () => {
    const values = { first_name: 'Sam', telephone: '07700 900123' };
    const forced = aCallbackForm({ forceTerms: true });
    expect(checkSubmission(forced, values, TERMS)).toEqual({
      [TERMS_NAME]: { kind: 'terms-not-accepted' },
    });
    expect(checkSubmission(forced, { ...values, [TERMS_NAME]: '1' }, TERMS)).toEqual({});
    expect(checkSubmission(aCallbackForm(), values, TERMS)).toEqual({});
  });

  it('looks at no value that it has no field for, whatever its name', () => {
    const form = aForm([aField({ name: '__proto__', required: true })]);
    expect(Object.keys(checkSubmission(form, {}, TERMS))).toEqual(['__proto__']);
    expect(checkSubmission(aForm([]), { other: 'x' }, TERMS)).toEqual({});
  });
});
