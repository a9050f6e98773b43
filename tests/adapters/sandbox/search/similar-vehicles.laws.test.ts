import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VehicleIndex } from '../../../../adapters/sandbox/search/vehicle-index';
import { anyStock } from '../../../support/arbitraries/stock-record';
import { aStock } from '../../../support/mothers/stock-record';

const settings = { sites: [{ id: 1, slug: 'bolton', town: 'Bolton' }], today: '2026-11-27' };

describe('vehicles like one, over any stock', () => {
  it('are of its section, for sale or reserved, never itself, each once [CALL-26, VDP-39]', () => {
    fc.assert(
      fc.property(anyStock, fc.nat(79), fc.integer({ min: 0, max: 90 }), (stock, nth, most) => {
        const index = new VehicleIndex(stock, settings);
        const asked = stock[nth % Math.max(1, stock.length)];
        const found = index.alike(asked?.id ?? 0, most);
        const eligible = stock.filter(
          ({ id, category, status }) =>
            id !== asked?.id && category === asked?.category && status !== 'SOLD',
        );
        expect(found).toHaveLength(Math.min(most, eligible.length));
        expect(new Set(found).size).toBe(found.length);
        const ids = eligible.map(({ id }) => id);
        for (const id of found) expect(ids).toContain(id);
      }),
    );
  });

  it('are the first few of all that are like it, however few are asked for [CALL-26]', () => {
    fc.assert(
      fc.property(anyStock, fc.nat(79), fc.nat(20), (stock, nth, most) => {
        const index = new VehicleIndex(stock, settings);
        const id = stock[nth % Math.max(1, stock.length)]?.id ?? 0;
        expect(index.alike(id, most)).toEqual(index.alike(id, 1000).slice(0, most));
      }),
    );
  });
});

describe('vehicles like one', () => {
  const base = { bodyType: 'Hatchback', fuelType: 'Petrol', finalPricePence: 10_000_00 };
  const nearer = (one: object, other: object): void => {
    const stock = aStock(base, { ...base, ...one }, { ...base, ...other });
    expect(new VehicleIndex(stock, settings).alike(1, 2)).toEqual([2, 3]);
    const swapped = aStock(base, { ...base, ...other }, { ...base, ...one });
    expect(new VehicleIndex(swapped, settings).alike(1, 2)).toEqual([3, 2]);
  };

  it.each<[string, object, object]>([
    ['price', { finalPricePence: 10_500_00 }, { finalPricePence: 12_000_00 }],
    ['body', {}, { bodyType: 'SUV' }],
    ['fuel', {}, { fuelType: 'Diesel' }],
    ['make', {}, { makeSlug: 'bmw', makeName: 'BMW' }],
    ['mileage', { mileage: 20_000 }, { mileage: 60_000 }],
    ['age', { registeredOn: '2021-06-01' }, { registeredOn: '2016-06-01' }],
    ['age, known by the year alone', { registeredOn: '2021' }, { registeredOn: '2016' }],
    ['age, which is better known than not', { registeredOn: '2020' }, { registeredOn: null }],
    [
      'price, which is better known than not',
      { finalPricePence: 11_000_00 },
      { finalPricePence: null },
    ],
  ])('are nearer by %s [CALL-26]', (_, one, other) => {
    nearer(one, other);
  });

  it('of a vehicle nobody knows are none', () => {
    expect(new VehicleIndex(aStock(base), settings).alike(99, 12)).toEqual([]);
  });
});
