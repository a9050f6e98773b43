import { right } from 'fp-ts/Either';
import { pounds } from '../../../core/kernel/money';
import { makeScope } from '../../../core/kernel/scope';
import type { TrackingEvent } from '../../../core/tracking/public';
import {
  createValuationJourney,
  JOURNEY_A,
  JOURNEY_B,
  type ConditionSent,
  type Department,
  type JourneyPresets,
  type Valuation,
  type ValuationMemory,
} from '../../../core/valuation/public';
import { LATE_CALLS } from '../../../core/valuation/streams/late-journey-call';
import { fakeValuationMemory } from './valuation-memory';
import { valuationCalls } from './valuation-calls';

// Here what makes the calls is there from the first; in a browser it comes as the page wakes.
await LATE_CALLS.fetchCalls();

const DEPARTMENTS: readonly Department[] = [
  { code: 'BOL', name: 'Forecourt Bolton', slug: 'bolton', id: '1' },
  { code: 'CHS', name: 'Forecourt Chester', slug: 'chester', id: '2' },
];
export const vehicle = {
  vrm: 'JB19KLM',
  make: 'Land Rover',
  care: 'full',
  previousKeepers: 0,
} as const;
export const prices = {
  belowAverage: pounds(8040),
  average: pounds(9180),
  showroom: pounds(9830),
};
export const valuationOf = (hash: string): Valuation => ({
  hash,
  vehicle,
  mileage: 42_000,
  prices,
  lastDay: '2026-12-06',
  isOutOfDate: false,
  workings: [],
});
export const found = right({ existing: false, vehicle });

export const BY_HAND = {
  make: 'Ford',
  model: 'Escort',
  trim: 'Ghia',
  date_first_registered: '03/04/2016',
};
export const PERSON = {
  title: 'mrs',
  first_name: 'Siân',
  last_name: 'O’Neill',
  email_address: 'sian@example.org',
  terms: '1',
};
export const OWNER = { name: 'Sam Sample', email_address: 'sam@example.org', terms: '1' };

/** A visit with a journey of its own; the same memory makes it the same visit. */
export function begin(
  presets: JourneyPresets = {},
  memory: ValuationMemory = fakeValuationMemory(),
  reading: 'a' | 'b' = 'a',
  condition: ConditionSent = { a: 'C3', b: 'A1', label: '' },
) {
  const calls = valuationCalls();
  const tracked: TrackingEvent[] = [];
  let made = 0;
  const make = <At extends string, Guard extends string>(
    table: Parameters<typeof createValuationJourney<At, Guard>>[2]['journey'],
  ) =>
    createValuationJourney(
      makeScope(),
      {
        ...calls.ports,
        clock: { now: () => Date.parse('2026-11-29T12:00:00Z') },
        ids: { next: () => `key-${String((made += 1))}` },
        track: (event) => tracked.push(event),
      },
      {
        journey: table,
        key: 'the-journey',
        namePolicy: 'inclusive',
        departments: DEPARTMENTS,
        condition,
        presets,
        facts: () => ({
          source: {
            source: 'website',
            type: 'valuation',
            recentVehicles: ['a-car'],
            previousUrls: ['/'],
          },
          consent: undefined,
        }),
      },
    );
  const journey = reading === 'a' ? make(JOURNEY_A) : make(JOURNEY_B);
  const type = (values: Readonly<Record<string, string>>): void => {
    Object.entries(values).forEach(([field, value]) => {
      journey.type(field, value);
    });
  };
  const at = (): string => journey.state$.value.state.at;
  return { ...calls, journey, type, at, tracked, memory };
}

/** As far as the vehicle's details. */
export function foundVehicle(memory?: ValuationMemory) {
  const visit = begin({}, memory);
  visit.journey.wake(visit.memory);
  visit.type({ vrm: 'jb19 klm', mileage: '42,000', department_code: 'CHS' });
  visit.journey.send('submit');
  visit.lookups.at(-1)?.answer(found);
  return visit;
}

/** As far as the price. */
export function valuedVehicle(memory?: ValuationMemory) {
  const visit = foundVehicle(memory);
  visit.type({ settlement: '3,500' });
  visit.journey.send('submit');
  visit.type(OWNER);
  visit.journey.send('submit');
  visit.processed.at(-1)?.answer(right('h1'));
  visit.fetched.at(-1)?.answer(right(valuationOf('h1')));
  return visit;
}
