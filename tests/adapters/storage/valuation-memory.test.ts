import { describe, expect, it } from 'vitest';
import { storageValuationMemory } from '../../../adapters/storage/valuation-memory';
import { pounds } from '../../../core/kernel/money';
import type { HeldValuation, KeptJourney, Valuation } from '../../../core/valuation/public';
import { fakeBrowserStorage } from './fake-browser-storage';

const vehicle = {
  vrm: 'TU19ABC',
  make: 'Ford',
  model: 'Fiesta',
  engineSize: 999,
  registeredInWords: '8 May 2019',
  engine: '1.0 EcoBoost',
  kind: 'car',
  picture: 'https://pictures.example/fiesta.jpg',
  firstRegistered: '2019-05-08',
  care: 'full',
  previousKeepers: 0,
} as const;

const prices = { belowAverage: pounds(3600), average: pounds(4100), showroom: pounds(4500) };

const held: HeldValuation = {
  hash: '8f3a',
  vehicle,
  prices,
  mileage: 0,
  lastDay: '2026-12-06',
  settlement: pounds(0),
};

const valuation: Valuation = {
  hash: '8f3a',
  vehicle,
  mileage: 42_000,
  prices,
  valuedAt: '2026-11-29T10:00:00Z',
  lastDay: '2026-12-06',
  isOutOfDate: false,
  workings: [
    { step: 'new', amount: pounds(20_000) },
    { step: 'age', amount: pounds(-15_900) },
  ],
};

const journey: KeptJourney = {
  reading: 'a',
  at: 'about-you',
  key: 'id-1',
  typed: { vrm: 'tu19 abc', mileage: '42,000', name: 'Zoë O’Neill' },
  vehicle,
  valuation,
};

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('what a visit keeps of valuations', () => {
  it('comes back as it was kept, nothing owed and no miles too [STORE-09, SF-6]', () => {
    const storage = fakeBrowserStorage();
    const memory = storageValuationMemory(() => storage);
    memory.journey.write(journey);
    memory.held.write(held);
    const next = storageValuationMemory(() => storage);
    expect(next.journey.read()).toEqual(journey);
    expect(next.held.read()).toEqual(held);
    next.journey.forget();
    next.held.forget();
    expect(storage.kept.size).toBe(0);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"hash":"8f3a"}',
    '{"hash":"8f3a","vehicle":{},"prices":{}}',
    JSON.stringify({ ...held, prices: { ...prices, average: '4100' } }),
    JSON.stringify({ ...held, vehicle: { ...vehicle, care: 'lavish' } }),
  ])('is no price where somebody else wrote %j [ST-1]', (text) => {
    const storage = fakeBrowserStorage({ heldValuation: text });
    expect(storageValuationMemory(() => storage).held.read()).toBeUndefined();
  });

  it.each([
    '{"reading":"c"}',
    JSON.stringify({ ...journey, typed: { vrm: 7 } }),
    JSON.stringify({ ...journey, key: '' }),
  ])('is no journey where somebody else wrote %j [ST-1]', (text) => {
    const storage = fakeBrowserStorage({ valuationJourney: text });
    expect(storageValuationMemory(() => storage).journey.read()).toBeUndefined();
  });

  it('has no workings where one step cannot be read: the rest would not add up', () => {
    const text = JSON.stringify({
      ...journey,
      valuation: { ...valuation, workings: [{ step: 'new', amount: 'x' }, valuation.workings[1]] },
    });
    const storage = fakeBrowserStorage({ valuationJourney: text });
    expect(storageValuationMemory(() => storage).journey.read()?.valuation?.workings).toEqual([]);
  });

  it('lasts as long as the page where the storage is blocked [ST-1]', () => {
    const memory = storageValuationMemory(blocked);
    memory.held.write(held);
    expect(memory.held.read()).toEqual(held);
  });
});
