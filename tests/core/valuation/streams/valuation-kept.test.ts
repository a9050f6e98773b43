import { left, right } from 'fp-ts/Either';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { describe, expect, it } from 'vitest';
import { pence } from '../../../../core/kernel/money';
import { journeyPresets } from '../../../../core/valuation/public';
import {
  begin,
  BY_HAND,
  found,
  foundVehicle,
  OWNER,
  PERSON,
  valuationOf,
  valuedVehicle,
  vehicle,
} from '../../../support/fakes/valuation-visit';

describe('The manual form', () => {
  function byHand() {
    const visit = begin();
    visit.journey.wake(visit.memory);
    visit.type({ vrm: 'TC66 PQR', mileage: '88,000', department_code: 'CHS' });
    visit.journey.send('submit');
    visit.lookups[0]?.answer(right({ existing: false }));
    visit.type(BY_HAND);
    return visit;
  }

  it.each([
    ['30/02/2020', 'not-a-day'],
    ['2024-06-01', 'not-a-day'],
    ['16/06/2027', 'day-too-late'],
  ])('refuses %s as the day of first registration: %s', (date_first_registered, kind) => {
    const { journey, type, at } = byHand();
    type({ date_first_registered });
    journey.send('submit');
    expect(at()).toBe('failed-lookup, vehicle');
    expect(journey.state$.value.faults).toMatchObject({ date_first_registered: { kind } });
  });

  it.each(['03042016', '3/4/2016', '03-04-2016', '03.04.2016'])(
    'writes %s as the form does when the field is left',
    (date_first_registered) => {
      const { journey, type, at } = byHand();
      type({ date_first_registered });
      journey.leave('date_first_registered');
      expect(journey.state$.value.state.typed['date_first_registered']).toBe('03/04/2016');
      journey.send('submit');
      expect(at()).toBe('failed-lookup, about you');
    },
  );

  it.each(['', 'Average'])(
    'has the label “%s” of the condition, where one is set [CG-013]',
    (label) => {
      const visit = begin({}, undefined, 'a', { a: 'C3', b: 'A1', label });
      visit.type({ vrm: 'TC66 PQR', mileage: '88,000', department_code: 'CHS' });
      visit.journey.send('submit');
      visit.lookups[0]?.answer(right({ existing: false }));
      visit.type({ ...BY_HAND, ...PERSON });
      visit.journey.send('submit');
      visit.journey.send('submit');
      const fields = new Map(visit.submitted[0]?.asked.fields);
      expect(fields.get('condition')).toBe(label === '' ? undefined : label);
      expect(fields.get('trim')).toBe('Ghia');
    },
  );

  it('is sent once, by form 44, whole, after a failure under the same key (VA-6)', () => {
    const { journey, type, submitted, at } = byHand();
    journey.send('submit');
    journey.send('back');
    expect(at()).toBe('failed-lookup, vehicle');
    journey.open('failed-lookup#about-you');
    expect(at()).toBe('failed-lookup, about you');
    type({ ...PERSON, opt_in: 'email,sms' });
    journey.send('submit');
    journey.send('submit');
    expect(submitted).toHaveLength(1);
    submitted[0]?.answer(left({ kind: 'refused', status: 500 }));
    const { state, failure, busy } = journey.state$.value;
    expect(state).toMatchObject({ at: 'failed-lookup, about you', isInError: true });
    expect({ failure, busy }).toEqual({
      failure: { kind: 'refused', status: 500 },
      busy: undefined,
    });
    journey.send('submit');
    submitted[1]?.answer(right({ confirmation: 'Thank you', reference: 'FV-1' }));
    expect(at()).toBe('failed-lookup, sent');
    expect(journey.state$.value.receipt?.reference).toBe('FV-1');
    expect(submitted[1]?.asked).toEqual(submitted[0]?.asked);
    expect(submitted[0]?.asked).toMatchObject({
      formId: '44',
      dealership: '2',
      termsAccepted: true,
      optIns: { telephone: false, email: true, sms: true, postal: false },
      fields: [
        ['vrm', 'TC66 PQR'],
        ['make', 'Ford'],
        ['model', 'Escort'],
        ['trim', 'Ghia'],
        ['date_first_registered', '03/04/2016'],
        ['mileage', '88000'],
        ['title', 'mrs'],
        ['first_name', 'Siân'],
        ['last_name', 'O’Neill'],
        ['_organisational_unit', '2'],
        ['email_address', 'sian@example.org'],
      ],
    });
  });

  it('says of fields what the other side finds wrong', () => {
    const { journey, type, submitted } = byHand();
    journey.send('submit');
    type(PERSON);
    journey.send('submit');
    submitted[0]?.answer(
      left({ kind: 'field-faults', faults: { email_address: 'No such address' } }),
    );
    expect(journey.state$.value.faults).toEqual({
      email_address: { kind: 'field-refused', reason: 'No such address' },
    });
  });

  it('clears all with Back on its first part, and begins under another key', () => {
    const { journey, at } = byHand();
    journey.send('back');
    expect(at()).toBe('start');
    expect(journey.state$.value.state.typed).toEqual({});
    expect(journey.state$.value.key).not.toBe('the-journey');
  });
});

describe('What a visit keeps of a journey', () => {
  it('comes back after a reload, as far as it had come', () => {
    const { memory, journey } = foundVehicle();
    journey.send('submit');
    journey.type('name', 'Sam Sample');
    const again = begin({}, memory);
    again.journey.wake(memory);
    again.journey.open('about-you');
    expect(again.at()).toBe('about-you');
    expect(again.journey.state$.value.state).toMatchObject({
      vehicle,
      typed: { name: 'Sam Sample', department_code: 'CHS' },
    });
  });

  it('stands where a call was asked for that nobody waits for any more, and asks under the same key', () => {
    const { memory, journey, type, processed } = foundVehicle();
    journey.send('submit');
    type(OWNER);
    journey.send('submit');
    const again = begin({}, memory);
    again.journey.wake(memory);
    expect(again.at()).toBe('about-you');
    again.journey.send('submit');
    expect(again.processed[0]?.asked.key).toBe(processed[0]?.asked.key);
  });

  it('gives way to a vehicle that an address names for the first time, and to no other', () => {
    const { memory } = foundVehicle();
    const presets = { vrm: 'XY12 ABC' };
    const named = begin(presets, memory);
    named.journey.wake(memory);
    expect(named.journey.state$.value.state).toMatchObject({
      at: 'start',
      typed: { vrm: 'XY12 ABC', department_code: 'CHS' },
    });
    expect(named.journey.state$.value.state.typed['mileage']).toBeUndefined();
    named.type({ vrm: 'ZZ12 ABC' });
    const again = begin(presets, memory);
    again.journey.wake(memory);
    expect(again.journey.state$.value.state.typed['vrm']).toBe('ZZ12 ABC');
  });

  it('does not give way to what an address named before all was reset', () => {
    const memory = fakeValuationMemory();
    const presets = { vrm: 'XY12 ABC' };
    const first = begin(presets, memory);
    first.journey.wake(memory);
    first.journey.send('reset');
    expect(first.journey.state$.value.state.typed['vrm']).toBeUndefined();
    first.type({ vrm: 'ZZ12 ABC', mileage: '42000' });
    const again = begin(presets, memory);
    again.journey.wake(memory);
    expect(again.journey.state$.value.state.typed).toMatchObject({
      vrm: 'ZZ12 ABC',
      mileage: '42000',
    });
  });

  it('does not take the place of what was typed before it came', () => {
    const { memory } = foundVehicle();
    const again = begin({}, memory);
    again.type({ mileage: '60,000' });
    again.journey.wake(memory);
    expect(again.journey.state$.value.state).toMatchObject({
      at: 'start',
      typed: { vrm: 'jb19 klm', mileage: '60,000' },
    });
  });

  it('has a sum put right after the price, and no price that was put away', () => {
    const { memory, journey, type } = valuedVehicle();
    journey.open('successful-lookup');
    type({ settlement: '100' });
    expect(memory.held.read()?.settlement).toBe(pence(10_000));
    memory.held.forget();
    type({ settlement: '200' });
    expect(memory.held.read()).toBeUndefined();
  });

  it('is nothing once all is reset', () => {
    const { memory, journey } = valuedVehicle();
    journey.send('reset');
    expect(memory.journey.read()).toBeUndefined();
  });
});

describe('What an address fills in', () => {
  it.each([
    ['45000', '45000'],
    ['0', undefined],
    ['-5', undefined],
    ['12.5', undefined],
    ['abc', undefined],
    ['45,000', undefined],
    ['', undefined],
  ])('of a mileage “%s”: %s', (mileage, filled) => {
    expect(journeyPresets([['mileage', mileage]]).mileage).toBe(filled);
  });

  it('is a mark in any spelling, and the branch that the page is for', () => {
    const presets = journeyPresets([
      ['vrm', ' ab12\u00a0 cde'],
      ['branch', 'bolton'],
    ]);
    const { journey, type, lookups, processed } = begin(presets);
    expect(journey.state$.value.state.typed['vrm']).toBe('ab12 cde');
    expect(journey.preselected?.code).toBe('BOL');
    type({ mileage: '1000', department_code: 'CHS' });
    journey.send('submit');
    lookups[0]?.answer(found);
    journey.send('submit');
    type(OWNER);
    journey.send('submit');
    expect(processed[0]?.asked.departmentCode).toBe('BOL');
  });
});

describe('A journey in reading B', () => {
  it('asks for a price with care and keepers as the shopper corrected them', () => {
    const { journey, type, lookups, processed, fetched, at, memory } = begin({}, undefined, 'b');
    journey.wake(memory);
    type({ vrm: 'AB12CDE', mileage: '12000', department_code: 'BOL' });
    journey.send('submit');
    lookups[0]?.answer(found);
    type({ service_history: 'some', previous_keepers: '3' });
    journey.send('submit');
    type({
      name: 'Cher',
      email: 'c@example.org',
      postcode: 'CH1 2AB',
      telephone: '07700 900123',
    });
    journey.send('submit');
    expect(processed[0]?.asked).toMatchObject({
      reading: 'b',
      vehicle: { care: 'some', previousKeepers: 3 },
    });
    processed[0]?.answer(right('h2'));
    fetched[0]?.answer(right(valuationOf('h2')));
    expect(at()).toBe('summary');
    expect(memory.held.read()?.hash).toBe('h2');
  });

  it('says what is missing on each step', () => {
    const { journey, type, lookups } = begin({}, undefined, 'b');
    journey.send('submit');
    expect(Object.keys(journey.state$.value.faults)).toEqual(['vrm', 'mileage', 'department_code']);
    type({ vrm: 'AB12CDE', mileage: '12000', department_code: 'BOL' });
    journey.send('submit');
    lookups[0]?.answer(found);
    journey.send('submit');
    journey.send('submit');
    expect(Object.keys(journey.state$.value.faults)).toEqual([
      'name',
      'email',
      'postcode',
      'telephone',
    ]);
  });
});
