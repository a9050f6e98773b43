import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEquipment, compareRows } from '../../../../core/stock/public';
import { vehicleInFull } from '../../../support/arbitraries/vehicle-in-full';

const setting = { headline: 'price', now: Date.UTC(2026, 10, 28) } as const;
const three = fc.array(vehicleInFull, { minLength: 1, maxLength: 3 });
const rowsOf = (vehicles: Parameters<typeof compareRows>[0]) => [
  ...compareRows(vehicles, setting).flatMap(({ rows }) => rows),
  ...compareEquipment(vehicles).flatMap(({ rows }) => rows),
];

describe('A comparison', () => {
  it('has a value or a gap for every vehicle in every row, and no row of gaps alone', () => {
    fc.assert(
      fc.property(three, (vehicles) => {
        const isWhole = rowsOf(vehicles).every(
          ({ values }) =>
            values.length === vehicles.length && values.some((value) => value !== undefined),
        );
        expect(isWhole).toBe(true);
      }),
    );
  });

  it('of a vehicle with itself differs in nothing', () => {
    fc.assert(
      fc.property(vehicleInFull, (one) => {
        expect(rowsOf([one, one]).filter(({ differs }) => differs)).toEqual([]);
      }),
    );
  });

  it('differs in the same rows whatever the order of the vehicles', () => {
    fc.assert(
      fc.property(vehicleInFull, vehicleInFull, (one, other) => {
        const differing = (vehicles: Parameters<typeof compareRows>[0]) =>
          compareRows(vehicles, setting)
            .flatMap(({ rows }) => rows)
            .filter(({ differs }) => differs)
            .map(({ key }) => key);
        expect(differing([one, other])).toEqual(differing([other, one]));
      }),
    );
  });

  it('names no equipment twice', () => {
    fc.assert(
      fc.property(three, (vehicles) => {
        const names = compareEquipment(vehicles).flatMap(({ rows }) =>
          rows.map(({ key }) => key.trim().toLowerCase()),
        );
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
