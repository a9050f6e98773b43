import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import { pence } from '../../../../core/kernel/money';
import {
  begin,
  found,
  foundVehicle,
  OWNER,
  prices,
  valuationOf,
  valuedVehicle,
  vehicle,
} from '../../../support/fakes/valuation-visit';

describe('A journey in reading A', () => {
  it('looks up by what was typed, in whole miles and with the branch', () => {
    const { lookups, journey, at } = foundVehicle();
    expect(lookups.map(({ asked }) => asked)).toEqual([
      { reading: 'a', vrm: 'jb19 klm', mileage: 42_000, departmentCode: 'CHS' },
    ]);
    expect(at()).toBe('successful-lookup');
    expect(journey.state$.value.state.vehicle).toEqual(vehicle);
  });

  it.each([
    ['vrm', '', 'missing'],
    ['vrm', 'A', 'not-a-registration'],
    ['vrm', 'A'.repeat(40), 'not-a-registration'],
    ['mileage', '', 'missing'],
    ['mileage', '12abc', 'not-a-mileage'],
    ['mileage', '1e4', 'not-a-mileage'],
    ['mileage', '12.5', 'not-a-mileage'],
    ['mileage', '-5', 'not-a-mileage'],
    ['mileage', '9,999,999', 'too-many-miles'],
  ])('stops at the banner for %s “%s”: %s, and keeps it', (field, value, kind) => {
    const { journey, type, lookups, at } = begin();
    type({ vrm: 'AB12CDE', mileage: '12,000', [field]: value });
    journey.send('submit');
    expect(lookups).toEqual([]);
    const { faults, stops, state } = journey.state$.value;
    expect(Object.entries(faults).map(([name, fault]) => [name, fault.kind])).toEqual([
      [field, kind],
    ]);
    expect(stops).toBe(1);
    expect(state.typed[field] ?? '').toBe(value);
    type({ vrm: 'AB12CDE', mileage: '12,000' });
    expect(journey.state$.value.faults).toEqual({});
    journey.send('submit');
    expect(at()).toBe('start, looking up');
  });

  it.each([
    ['12,000', 12_000],
    ['12k', 12_000],
    ['0', 0],
    ['999999', 999_999],
  ])('takes a mileage of %s', (typed, mileage) => {
    const { journey, type, lookups } = begin();
    type({ vrm: 'AB12CDE', mileage: typed });
    journey.send('submit');
    expect(lookups[0]?.asked.mileage).toBe(mileage);
  });

  it('asks once, however often it is pressed, and nothing changes meanwhile', () => {
    const { journey, type, lookups } = begin();
    type({ vrm: 'AB12CDE', mileage: '12000' });
    journey.send('submit');
    journey.send('submit');
    type({ vrm: 'XY12ABC' });
    expect(lookups).toHaveLength(1);
    expect(journey.state$.value).toMatchObject({
      busy: 'look-up',
      state: { typed: { vrm: 'AB12CDE' } },
    });
  });

  it('gives no answer to a shopper who has begun anew', () => {
    const { journey, type, lookups, at } = begin();
    type({ vrm: 'AB12CDE', mileage: '12000' });
    journey.send('submit');
    journey.send('reset');
    expect(lookups[0]?.isLeft()).toBe(true);
    type({ vrm: 'XY12ABC', mileage: '5000' });
    lookups[0]?.answer(found);
    expect(at()).toBe('start');
    expect(journey.state$.value.state).toMatchObject({ typed: { vrm: 'XY12ABC' } });
    expect(journey.state$.value.state.vehicle).toBeUndefined();
  });

  it('goes to the price at once where there is one, fetched by its hash', () => {
    const { journey, type, lookups, fetched, at, memory } = begin();
    journey.wake(memory);
    type({ vrm: 'AB12CDE', mileage: '12000' });
    journey.send('submit');
    lookups[0]?.answer(right({ existing: true, hash: 'h9', vehicle }));
    expect(fetched[0]?.asked).toBe('h9');
    fetched[0]?.answer(right(valuationOf('h9')));
    expect(at()).toBe('vehicle-condition');
    expect(memory.held.read()).toMatchObject({ hash: 'h9', prices });
  });

  it.each([
    ['nothing', right({ existing: false })],
    ['a time-out', left(timedOut)],
    ['a price that is none', right({ existing: true, hash: 'h9', vehicle })],
  ] as const)('goes on by hand after %s, and the failure is tracked', (_, answer) => {
    const { journey, type, lookups, fetched, at, tracked } = begin();
    type({ vrm: 'TC66 PQR', mileage: '88,000', department_code: 'CHS' });
    journey.send('submit');
    lookups[0]?.answer(answer);
    const { prices: _prices, ...unpriced } = valuationOf('h9');
    fetched[0]?.answer(right(unpriced));
    expect(at()).toBe('failed-lookup, vehicle');
    expect(tracked).toEqual([{ kind: 'valuation-lookup-failed' }]);
    expect(journey.state$.value.state.typed).toMatchObject({
      vrm: 'TC66 PQR',
      mileage: '88,000',
      department_code: 'CHS',
    });
  });

  it('has the price made once, under one key, with what was typed, and keeps it for other pages', () => {
    const { journey, processed, at, memory } = valuedVehicle();
    expect(processed).toHaveLength(1);
    expect(processed[0]?.asked).toMatchObject({
      mileage: 42_000,
      departmentCode: 'CHS',
      settlement: pence(350_000),
      owner: { firstName: 'Sam', lastName: 'Sample', email: 'sam@example.org' },
      optIns: [],
      source: { recentVehicles: [], previousUrls: [] },
    });
    expect(processed[0]?.asked.key).toMatch(/^the-journey\.[0-9a-f]{16}$/);
    expect(at()).toBe('vehicle-condition');
    expect(memory.held.read()).toMatchObject({ hash: 'h1', settlement: pence(350_000) });
    journey.send('submit');
    expect(processed).toHaveLength(1);
  });

  it('is stopped by nothing where more is owed than it is worth', () => {
    const { journey, type, at } = foundVehicle();
    type({ settlement: '90000' });
    journey.send('submit');
    expect(at()).toBe('about-you');
  });

  it.each(['abc', '-5', '12.345'])('asks again for an outstanding finance of %s', (settlement) => {
    const { journey, type, at } = foundVehicle();
    type({ settlement });
    journey.send('submit');
    expect(at()).toBe('successful-lookup');
    expect(journey.state$.value.faults).toEqual({ settlement: { kind: 'not-an-amount' } });
  });

  it.each([
    [{ name: 'Cher' }, { name: 'no-last-name' }],
    [{ email_address: 'sam' }, { email_address: 'not-an-email' }],
    [{ terms: '' }, { terms: 'terms-not-accepted' }],
    [{ telephone: 'call me' }, { telephone: 'not-a-telephone' }],
    [{ postcode: 'nowhere' }, { postcode: 'not-a-postcode' }],
    [{ department_code: '' }, { department_code: 'missing' }],
  ])('names what is wrong about the owner: %j', (changed, faults) => {
    const { journey, type, processed, at } = foundVehicle();
    journey.send('submit');
    type({ ...OWNER, ...changed });
    journey.send('submit');
    expect(processed).toEqual([]);
    expect(at()).toBe('about-you');
    const shown = Object.entries(journey.state$.value.faults).map(([name, { kind }]) => [
      name,
      kind,
    ]);
    expect(Object.fromEntries(shown)).toEqual(faults);
  });

  it('asks under the same key for the same price, and under another for another (FV-1)', () => {
    const { journey, type, processed, lookups, at } = valuedVehicle();
    journey.open('about-you');
    journey.send('submit');
    expect(processed[1]?.asked.key).toBe(processed[0]?.asked.key);
    processed[1]?.answer(right('h1'));
    journey.open('start');
    type({ mileage: '52,000' });
    // What was found is of other miles: the steps after it lead to where it can be got.
    journey.open('successful-lookup');
    expect(at()).toBe('start');
    journey.send('submit');
    lookups.at(-1)?.answer(found);
    journey.send('submit');
    journey.send('submit');
    expect(processed[2]?.asked.mileage).toBe(52_000);
    expect(processed[2]?.asked.key).not.toBe(processed[0]?.asked.key);
  });

  it('goes on by hand where no price is given, keeps what was typed, and tracks it', () => {
    const { journey, type, processed, at, tracked } = foundVehicle();
    journey.send('submit');
    type(OWNER);
    journey.send('submit');
    processed[0]?.answer(left({ kind: 'refused', status: 422 }));
    expect(at()).toBe('failed-lookup, vehicle');
    expect(tracked).toEqual([{ kind: 'valuation-unsuccessful' }]);
    expect(journey.state$.value.state.vehicle).toBeUndefined();
    expect(journey.state$.value.state.typed).toMatchObject(OWNER);
  });

  it('gives a call up with the step that it was asked on', () => {
    const { journey, type, processed, at } = foundVehicle();
    journey.send('submit');
    type(OWNER);
    journey.send('submit');
    journey.open('successful-lookup');
    expect(processed[0]?.isLeft()).toBe(true);
    processed[0]?.answer(right('h1'));
    expect(at()).toBe('successful-lookup');
  });

  it('leads to where it can be got what a step lacks (VA-1)', () => {
    for (const step of ['successful-lookup', 'about-you', 'vehicle-condition', 'xyz']) {
      const { journey, at } = begin();
      journey.open(step);
      expect(at()).toBe('start');
    }
  });
});
