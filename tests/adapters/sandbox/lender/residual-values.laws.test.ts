import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ELECTRIC_BY_AGE,
  residualTableOf,
  residualValue,
  WORTH_BY_AGE,
  WORTH_BY_MILES,
} from '../../../../adapters/sandbox/lender/residual-values';
import { VALUE_CLASSES } from '../../../../adapters/sandbox/lender/value-class';
import { pence } from '../../../../core/kernel/money';

const valueClass = fc.constantFrom(...VALUE_CLASSES);
const price = fc
  .oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 100_00, max: 250_000_00 }))
  .map(pence);
const age = fc.oneof(fc.constantFrom(0, 72, 119, 120, 121), fc.nat(140));
const miles = fc.oneof(fc.constantFrom(0, 9999, 10_000, 99_999, 100_000), fc.nat(130_000));
const months = fc.oneof(fc.constantFrom(1, 24, 36, 48), fc.integer({ min: 1, max: 60 }));
const annual = fc.oneof(fc.constantFrom(6000, 20_000), fc.integer({ min: 6000, max: 20_000 }));
const asked = fc.record({ valueClass, price, age, miles, months, annual });
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const valueOf = (one: Asked): number | undefined =>
  residualValue(
    residualTableOf(one.valueClass),
    one.price,
    one.age,
    one.miles,
    one.months,
    one.annual,
  );

describe('what a vehicle is worth at the end of its agreement', () => {
  it('is never more for a longer agreement, nor for more miles a year', () => {
    fc.assert(
      fc.property(asked, fc.nat(24), fc.nat(14_000), (one, longer, farther) => {
        const value = valueOf(one);
        const later = valueOf({
          ...one,
          months: one.months + longer,
          annual: one.annual + farther,
        });
        if (value === undefined) expect(later).toBeUndefined();
        else expect(later ?? 0).toBeLessThanOrEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in whole pounds, something, and below the price', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const value = valueOf(one);
        if (value === undefined) return;
        expect(value % 100).toBe(0);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(one.price);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never less for a higher price', () => {
    fc.assert(
      fc.property(asked, fc.nat(50_000_00), (one, dearer) => {
        const value = valueOf(one) ?? 0;
        const higher = valueOf({ ...one, price: pence(one.price + dearer) }) ?? 0;
        expect(higher).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  it('is not stated for one that will be too old or too far driven, whatever it is now', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const isElectric = one.valueClass.startsWith('electric');
        const oldest = isElectric ? 96 : 120;
        const farthest = one.valueClass.endsWith('van') ? 120_000 : 100_000;
        const tooOld = one.age + one.months > oldest;
        const tooFar = one.miles + (one.annual * one.months) / 12 > farthest;
        if (tooOld || tooFar) expect(valueOf(one)).toBeUndefined();
        else if (one.price >= 100_00) expect(valueOf(one)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the tables', () => {
  it.each(Object.entries({ ...WORTH_BY_AGE, ...WORTH_BY_MILES, electric: ELECTRIC_BY_AGE }))(
    'never rise and never end: %s',
    (_, entries) => {
      expect(entries[0]).toBe(100);
      expect(entries).toEqual([...entries].sort((one, other) => other - one));
      expect(entries.at(-1)).toBeGreaterThan(0);
    },
  );
});
