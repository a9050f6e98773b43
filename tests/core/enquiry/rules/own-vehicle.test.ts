import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_TEXT,
  ownVehicleAnswers,
  ownVehicleField,
  ownVehicleUndone,
  type FormDefinition,
  type OwnVehicle,
} from '../../../../core/enquiry/public';
import { pounds } from '../../../../core/kernel/money';
import type { FormValues } from '../../../../core/kernel/form/field';
import { aField, aForm } from '../../../support/mothers/form-definition';

const FIESTA: OwnVehicle = {
  registration: 'TU19 ABC',
  mileage: 42_000,
  make: 'Ford',
  model: 'Fiesta',
  derivative: '1.0 EcoBoost Titanium',
  colour: 'Blue',
  fuel: 'Petrol',
  gearbox: 'Manual',
  firstRegistered: '2019-05-08',
  engineSize: 999,
  owed: pounds(1850.5),
  line: 'My valuation: £4,100 Average.',
};

const YES_OR_NO = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
];

const FORM = aForm([
  aField({ name: 'full_name' }),
  aField({ name: 'vrm', slug: 'vrm' }),
  aField({ name: 'miles', slug: 'mileage' }),
  aField({ name: 'make' }),
  aField({ name: 'model' }),
  aField({ name: 'derivative' }),
  aField({ name: 'colour' }),
  aField({
    name: 'fuel',
    kind: 'select',
    options: [
      { value: 'p', text: 'Petrol' },
      { value: 'd', text: 'Diesel' },
    ],
  }),
  aField({ name: 'gearbox', kind: 'radio', options: [{ value: 'manual', text: 'Manual box' }] }),
  aField({ name: 'first_registered', kind: 'date' }),
  aField({ name: 'engine_size' }),
  aField({ name: 'outstanding_finance', kind: 'radio', options: YES_OR_NO }),
  aField({ name: 'settlement', kind: 'number' }),
  aField({ name: 'remarks', kind: 'textarea' }),
]);

const put = (definition: FormDefinition, values: FormValues, own: OwnVehicle): FormValues => ({
  ...values,
  ...Object.fromEntries(
    ownVehicleAnswers(definition, values, own).map(({ name, after }) => [name, after]),
  ),
});

describe('A form that asks for the shopper’s own vehicle', () => {
  it('is filled with all that it asks, each choice by its option, and with nothing else', () => {
    expect(put(FORM, {}, FIESTA)).toEqual({
      vrm: 'TU19 ABC',
      miles: '42000',
      make: 'Ford',
      model: 'Fiesta',
      derivative: '1.0 EcoBoost Titanium',
      colour: 'Blue',
      fuel: 'p',
      gearbox: 'manual',
      first_registered: '2019-05-08',
      engine_size: '999 cc',
      outstanding_finance: 'yes',
      settlement: '1850.50',
      remarks: 'My valuation: £4,100 Average.',
    });
  });

  it('says that nothing is owed only where the shopper did', () => {
    const said = put(FORM, {}, { ...FIESTA, owed: pounds(0) });
    expect(said['outstanding_finance']).toBe('no');
    expect(said['settlement']).toBeUndefined();
    const unsaid = put(FORM, {}, { ...FIESTA, owed: undefined });
    expect(unsaid['outstanding_finance']).toBeUndefined();
  });

  it('leaves a choice alone that it does not offer, and what is not known', () => {
    const filled = put(FORM, {}, { registration: 'TU19 ABC', fuel: 'Steam' });
    expect(filled).toEqual({ vrm: 'TU19 ABC' });
  });

  it.each<FormValues>([
    { vrm: 'AB12 CDE' },
    { make: 'Vauxhall' },
    { model: 'Corsa' },
    { vrm: 'TU19 ABD', make: 'Ford' },
  ])('is left alone where it speaks of another vehicle: %j', (values) => {
    expect(ownVehicleAnswers(FORM, values, FIESTA)).toEqual([]);
  });

  it('knows the vehicle again in another spelling', () => {
    const values = { vrm: ' tu19abc', make: 'FORD ', miles: '42,500' };
    expect(put(FORM, values, FIESTA)).toMatchObject({ ...values, model: 'Fiesta' });
  });

  it('puts the line under what was written, once, and never more than a message may hold', () => {
    const { line = '' } = FIESTA;
    const written = put(FORM, { remarks: 'Call after six' }, FIESTA);
    expect(written['remarks']).toBe(`Call after six\n\n${line}`);
    expect(put(FORM, written, FIESTA)).toEqual(written);
    const long = 'x'.repeat(LONGEST_TEXT - 5);
    expect(put(FORM, { remarks: long }, FIESTA)['remarks']).toBe(long);
  });

  it('overwrites nothing that was typed, and gives back what was there', () => {
    const names = FORM.fields.map(({ name }) => name);
    const typed = fc.dictionary(
      fc.constantFrom(...names),
      fc.constantFrom('', 'Ford', 'Fiesta', 'TU19ABC', '1', 'yes', 'no', 'Something'),
    );
    fc.assert(
      fc.property(typed, (values) => {
        const filled = ownVehicleAnswers(FORM, values, FIESTA);
        const after = put(FORM, values, FIESTA);
        for (const [name, value] of Object.entries(values)) {
          if (value !== '') expect(after[name]?.startsWith(value)).toBe(true);
        }
        const undone = { ...after, ...ownVehicleUndone(FORM, after, filled) };
        for (const name of names) expect(undone[name] ?? '').toBe(values[name] ?? '');
      }),
    );
  });

  it('keeps what was changed since it was filled in, and takes the line alone out of a message', () => {
    const filled = ownVehicleAnswers(FORM, { remarks: 'Hello' }, FIESTA);
    const now = {
      ...put(FORM, { remarks: 'Hello' }, FIESTA),
      colour: 'Deep blue',
      remarks: `Hello there\n\n${FIESTA.line ?? ''}\nThanks`,
    };
    const undone = ownVehicleUndone(FORM, now, filled);
    expect(undone).not.toHaveProperty('colour');
    expect(undone['make']).toBe('');
    expect(undone['remarks']).toBe('Hello there\nThanks');
  });

  it('is offered at its registration, or where there is a message, or nowhere', () => {
    expect(ownVehicleField(FORM)?.name).toBe('vrm');
    const message = aField({ name: 'message', kind: 'textarea' });
    expect(ownVehicleField(aForm([aField({ name: 'email' }), message]))).toBe(message);
    expect(ownVehicleField(aForm([aField({ name: 'email' })]))).toBeUndefined();
  });
});
