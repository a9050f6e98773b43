import { describe, expect, it } from 'vitest';
import {
  aprFromMonthlyRate,
  effectiveFromNominal,
  monthlyRateFromApr,
  nominalFromEffective,
  shownApr,
  twelfthOfApr,
  yearsOf,
} from '../../../../core/finance/public';

describe('the rate of a month', () => {
  it('is the one that compounds to the APR in twelve, not a twelfth of it [CG-037]', () => {
    expect(monthlyRateFromApr(13.6)).toBeCloseTo(0.0106827676, 10);
    expect(twelfthOfApr(13.6)).toBeCloseTo(0.0113333333, 10);
    expect(monthlyRateFromApr(0)).toBe(0);
  });

  it('keeps its digits next to nothing [MF-4]', () => {
    expect(monthlyRateFromApr(1e-12) * 12e14).toBeCloseTo(1, 10);
  });

  it('turns back into the APR [CG-037]', () => {
    expect(aprFromMonthlyRate(0.01)).toBeCloseTo(12.6825030132, 9);
    expect(aprFromMonthlyRate(0)).toBe(0);
  });
});

describe('a nominal rate', () => {
  it.each([
    [12.8193, 13.6],
    [7.25, 7.5],
    [4.82, 4.93],
    [26.4, 29.84],
  ])('of %s is %s effective, and back [CG-046]', (nominal, effective) => {
    expect(effectiveFromNominal(nominal)).toBeCloseTo(effective, 1);
    expect(nominalFromEffective(effectiveFromNominal(nominal))).toBeCloseTo(nominal, 10);
  });

  it('of the specified 12.18 is no partner of 13.6 [CG-046]', () => {
    expect(effectiveFromNominal(12.18)).toBeCloseTo(12.8835, 4);
    expect(nominalFromEffective(13.6)).toBeCloseTo(12.8193, 4);
  });
});

describe('an APR as shown', () => {
  it.each([
    [12.94, 12.9],
    [12.95, 13],
    [12.949999, 12.9],
    [0.05, 0.1],
    [0.049, 0],
    [1.15, 1.2],
    [8.25, 8.3],
    [6.041228, 6],
    [1000, 1000],
  ])('%s % is %s % [FIN-04]', (exact, shown) => {
    expect(shownApr(exact)).toBe(shown);
  });
});

describe('time in years', () => {
  it('counts equal months, days of 1/365 and days of a leap year of 1/366 [FIN-11]', () => {
    expect(yearsOf({ months: 18 })).toBe(1.5);
    expect(yearsOf({ days: 73 })).toBe(0.2);
    expect(yearsOf({ leapYearDays: 183 })).toBe(0.5);
    expect(yearsOf({ months: 6, days: 73, leapYearDays: 183 })).toBeCloseTo(1.2, 14);
    expect(yearsOf({})).toBe(0);
  });
});
