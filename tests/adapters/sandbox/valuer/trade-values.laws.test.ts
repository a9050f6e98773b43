import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { residualTableOf } from '../../../../adapters/sandbox/lender/residual-values';
import { VALUE_CLASSES } from '../../../../adapters/sandbox/lender/value-class';
import { tradeValues, type ValuedVehicle } from '../../../../adapters/sandbox/valuer/trade-values';
import { pounds } from '../../../../core/kernel/money';
import { CARE_CHOICES } from '../../../../core/valuation/public';

const vehicle: fc.Arbitrary<ValuedVehicle> = fc.record({
  table: fc.constantFrom(...VALUE_CLASSES).map(residualTableOf),
  priceWhenNew: fc.integer({ min: 500, max: 250_000 }).map(pounds),
  ageMonths: fc.nat({ max: 900 }),
  miles: fc.nat({ max: 999_999 }),
  expectedMiles: fc.nat({ max: 999_999 }),
  keepers: fc.integer({ min: 1, max: 20 }),
  care: fc.constantFrom(...CARE_CHOICES),
});

const tiersOf = (each: ValuedVehicle): readonly number[] => {
  const { belowAverage, average, showroom } = tradeValues(each);
  return [belowAverage, average, showroom];
};

/** No tier of the one is above the same tier of the other. */
const neverMore = (one: ValuedVehicle, other: ValuedVehicle): boolean => {
  const others = tiersOf(other);
  return tiersOf(one).every((value, tier) => value <= (others[tier] ?? -1));
};

describe('What a dealer pays', () => {
  it('never falls from Below Average to Average to Showroom', () => {
    fc.assert(
      fc.property(vehicle, (each) => {
        const { belowAverage, average, showroom, retail } = tradeValues(each);
        expect(belowAverage).toBeLessThanOrEqual(average);
        expect(average).toBeLessThanOrEqual(showroom);
        expect(belowAverage).toBeGreaterThan(0);
        if (retail > pounds(200)) expect(showroom).toBeLessThan(retail);
      }),
    );
  });

  it('is never more for more miles, more keepers or more months', () => {
    fc.assert(
      fc.property(vehicle, fc.nat({ max: 300_000 }), fc.nat({ max: 9 }), (each, miles, more) => {
        expect(neverMore({ ...each, miles: each.miles + miles }, each)).toBe(true);
        expect(neverMore({ ...each, keepers: each.keepers + more }, each)).toBe(true);
        expect(neverMore({ ...each, ageMonths: each.ageMonths + more * 12 }, each)).toBe(true);
      }),
    );
  });

  it('is never less for a better history or a dearer vehicle', () => {
    fc.assert(
      fc.property(vehicle, fc.nat({ max: 50_000 }), (each, dearer) => {
        expect(neverMore({ ...each, care: 'none' }, { ...each, care: 'some' })).toBe(true);
        expect(neverMore(each, { ...each, care: 'full' })).toBe(true);
        const priceWhenNew = pounds(each.priceWhenNew / 100 + dearer);
        expect(neverMore(each, { ...each, priceWhenNew })).toBe(true);
      }),
    );
  });

  it('is what its workings add up to, in whole tens of pounds', () => {
    fc.assert(
      fc.property(vehicle, (each) => {
        const { workings, average } = tradeValues(each);
        expect(workings.reduce((sum, { amount }) => sum + amount, 0)).toBe(average);
        expect(average % 1000).toBe(0);
      }),
    );
  });

  it('can be followed by hand: a family car of three years, £20,000 when new', () => {
    const { workings, belowAverage, average, showroom } = tradeValues({
      table: residualTableOf('family'),
      priceWhenNew: pounds(20_000),
      ageMonths: 36,
      miles: 30_000,
      expectedMiles: 20_000,
      keepers: 2,
      care: 'some',
    });
    expect(workings.map(({ step, amount }) => [step, amount / 100])).toEqual([
      ['price-when-new', 20_000],
      // 69.5 % by age, 89 % by 20,000 miles.
      ['age', -7629],
      // 84 % in place of 89 % by miles.
      ['miles', -695],
      ['keepers', -233.52],
      ['service-history', -343.27],
      ['condition', -443.97],
      ['margin', -1065.52],
      ['preparation', -400],
      ['rounding', -9.72],
    ]);
    expect([belowAverage, average, showroom].map((value) => value / 100)).toEqual([
      8040, 9180, 9830,
    ]);
  });
});
