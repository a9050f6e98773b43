import { describe, expect, it } from 'vitest';
import { factsOfForm, formNameOf } from '../../../ui/enquiry/form-start';
import { fakeApp } from '../../support/fakes/app';
import { aVehicle } from '../../support/mothers/vehicle';

describe('What an enquiry carries beside what is typed', () => {
  it('is its vehicle, what the form is for and where the shopper comes from [FORM-18]', () => {
    const { vehicle, source } = factsOfForm(fakeApp(), {
      kind: 'enquire',
      vehicle: aVehicle(),
      from: 'search',
    });
    expect(vehicle?.slug).toBe(aVehicle().slug);
    expect(source).toMatchObject({ source: 'website', type: 'enquire-from-search' });
  });

  it('is no vehicle where the question is about anything, from whatever page', () => {
    const asked = { kind: 'general-enquiry', vehicle: aVehicle() } as const;
    expect(factsOfForm(fakeApp(), asked).vehicle).toBeUndefined();
    expect(formNameOf(asked)).toBe('general-enquiry');
  });

  it('has a draft for each form, each vehicle and each branch that is written to', () => {
    const names = [
      formNameOf({ kind: 'enquire', vehicle: aVehicle() }),
      formNameOf({ kind: 'callback', vehicle: aVehicle() }),
      formNameOf({ kind: 'appointment' }),
      formNameOf({ kind: 'contact', branchSlug: 'chester' }),
      formNameOf({ kind: 'contact', branchSlug: 'bolton' }),
      formNameOf({ kind: 'generic', formId: '51' }),
      formNameOf({ kind: 'generic', formId: '52' }),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
