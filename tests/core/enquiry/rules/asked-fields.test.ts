import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedFields, faultsInView } from '../../../../core/enquiry/rules/asked-fields';
import { checkSubmission } from '../../../../core/enquiry/rules/check-submission';
import { submissionPayload } from '../../../../core/enquiry/rules/submission-payload';
import { aField, aForm } from '../../../support/mothers/form-definition';

const YES_NO = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
];
const form = aForm([
  aField({ name: 'finance', kind: 'radio', options: YES_NO, required: true }),
  aField({
    name: 'settlement',
    kind: 'number',
    required: true,
    askedWhen: { field: 'finance', answers: ['yes'] },
  }),
  aField({ name: 'lender', askedWhen: { field: 'settlement', answers: ['4500'] } }),
]);
const terms = { today: '2026-11-28', namePolicy: 'inclusive' } as const;
const facts = {
  source: { source: 'website', type: 'x', recentVehicles: [], previousUrls: [] },
  consent: undefined,
};
const asked = (values: Readonly<Record<string, string>>) =>
  askedFields(form, values).map(({ name }) => name);

describe('A question that hangs on another', () => {
  it('is asked while the other is answered so, and is asked itself', () => {
    expect(asked({})).toEqual(['finance']);
    expect(asked({ finance: 'yes' })).toEqual(['finance', 'settlement']);
    expect(asked({ finance: 'yes', settlement: '4500' })).toEqual([
      'finance',
      'settlement',
      'lender',
    ]);
    expect(asked({ finance: 'no', settlement: '4500' })).toEqual(['finance']);
  });

  it('stops nobody and is not sent once it is withdrawn, and comes back with its answer [EN-10]', () => {
    const yes = { finance: 'yes', settlement: '4500' };
    const no = { ...yes, finance: 'no' };
    expect(checkSubmission(form, { finance: 'yes' }, terms)).toEqual({
      settlement: { kind: 'missing' },
    });
    expect(checkSubmission(form, { finance: 'no' }, terms)).toEqual({});
    expect(submissionPayload(form, yes, 'key', facts).fields).toContainEqual([
      'settlement',
      '4500',
    ]);
    expect(submissionPayload(form, no, 'key', facts).fields).toEqual([['finance', 'no']]);
    expect(submissionPayload(form, { ...no, finance: 'yes' }, 'key', facts).fields).toContainEqual([
      'settlement',
      '4500',
    ]);
  });

  it('has no fault to show once it is withdrawn', () => {
    const faults = { settlement: 'missing', finance: 'odd' };
    expect(faultsInView(form, { values: { finance: 'no' }, faults })).toEqual({ finance: 'odd' });
    expect(faultsInView(form, { values: { finance: 'yes' }, faults })).toEqual(faults);
  });

  it('is asked where it hangs on nothing that there is, or on itself', () => {
    const odd = aForm([
      aField({ name: 'a', askedWhen: { field: 'gone', answers: ['1'] } }),
      aField({ name: 'b', askedWhen: { field: 'b', answers: ['1'] } }),
    ]);
    expect(askedFields(odd, {})).toEqual(odd.fields);
  });

  it('never blocks a form whose other fields are in order', () => {
    const value = fc.constantFrom('', 'yes', 'no', '4500', 'x');
    fc.assert(
      fc.property(fc.record({ finance: value, settlement: value, lender: value }), (values) => {
        const inView = new Set(asked(values));
        expect(
          Object.keys(checkSubmission(form, values, terms)).every((name) => inView.has(name)),
        ).toBe(true);
        const sent = submissionPayload(form, values, 'key', facts).fields;
        expect(sent.every(([name]) => inView.has(name))).toBe(true);
      }),
    );
  });
});
