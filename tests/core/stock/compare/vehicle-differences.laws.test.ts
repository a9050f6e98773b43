import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DIFFERENCES } from '../../../../core/stock/compare/vehicle-differences';
import { vehicleDifferences, type VehicleDifference } from '../../../../core/stock/public';
import { vehicle } from '../../../support/arbitraries/vehicle';

/** The same difference, said of the other one. */
function turned(difference: VehicleDifference): VehicleDifference {
  switch (difference.kind) {
    case 'mileage':
      return { ...difference, direction: difference.direction === 'fewer' ? 'more' : 'fewer' };
    case 'price':
    case 'power':
      return { ...difference, direction: difference.direction === 'less' ? 'more' : 'less' };
    case 'year':
      return { ...difference, direction: difference.direction === 'newer' ? 'older' : 'newer' };
    case 'transmission':
    case 'fuel':
      return { ...difference, has: difference.insteadOf, insteadOf: difference.has };
  }
}

const headline = fc.constantFrom('price' as const, 'all-in' as const);
const ORDER = ['mileage', 'price', 'year', 'transmission', 'fuel', 'power'];

describe('Differences of two vehicles', () => {
  it('are turned round when the vehicles are', () => {
    fc.assert(
      fc.property(vehicle, vehicle, headline, (one, other, shown) => {
        expect(vehicleDifferences(other, one, shown)).toEqual(
          vehicleDifferences(one, other, shown).map(turned),
        );
      }),
    );
  });

  it('are none between a vehicle and itself', () => {
    fc.assert(
      fc.property(vehicle, headline, (one, shown) => {
        expect(vehicleDifferences(one, one, shown)).toEqual([]);
      }),
    );
  });

  it('are few, in one order, each of another kind, and never of nothing', () => {
    fc.assert(
      fc.property(vehicle, vehicle, headline, (one, other, shown) => {
        const found = vehicleDifferences(one, other, shown);
        const places = found.map(({ kind }) => ORDER.indexOf(kind));
        expect(found.length).toBeLessThanOrEqual(MOST_DIFFERENCES);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const difference of found) {
          if ('difference' in difference) expect(difference.difference).toBeGreaterThan(0);
          else expect(difference.has).not.toBe(difference.insteadOf);
        }
      }),
    );
  });
});
