import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aprFromMonthlyRate,
  aprOfPlan,
  exactPayment,
  flowsOf,
  instalmentPlan,
  monthlyRateFromApr,
  planFinance,
  solveApr,
} from '../../../../core/finance/public';
import { rateOfLevelPlan } from '../../../../core/finance/arithmetic/level-rate';
import { pence } from '../../../../core/kernel/money';

const aprs = fc.oneof(
  fc.constantFrom(0, 1e-9, 0.1, 13.6, 999.9, 1000),
  fc.double({ min: 0, max: 40, noNaN: true }),
  fc.double({ min: 0, max: 1000, noNaN: true }),
);
const months = fc.oneof(fc.constantFrom(1, 2, 24, 60, 600), fc.integer({ min: 1, max: 600 }));
const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

describe('the rate of level payments', () => {
  it('is the rate they were priced at, to nine decimals of the APR, final payment or none', () => {
    fc.assert(
      fc.property(
        aprs,
        months,
        amounts,
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (apr, count, credit, share) => {
          const plan = instalmentPlan(monthlyRateFromApr(apr), count);
          // A share of the largest final payment, but none so large that a float could not tell.
          const finalPayment = Math.min((share * credit) / plan.finalDiscount, 1e3 * credit);
          const payment = exactPayment(plan, credit, finalPayment);
          const rate = rateOfLevelPlan({ credit, payment, months: count, finalPayment });
          // A last digit short at 0 % is less than the credit.
          const solved = rate === undefined ? 0 : aprFromMonthlyRate(rate);
          expect(Math.abs(solved - apr)).toBeLessThanOrEqual(1e-9 * Math.max(1, apr));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is the root that the equation of the APR has among the single payments', () => {
    const request = fc.record({
      credit: amounts.map(pence),
      months,
      apr: aprs,
      finalPayment: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000 })).map(pence),
      fee: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })).map(pence),
      feeTreatment: fc.constantFrom(
        'last-payment' as const,
        'in-apr' as const,
        'in-final-payment' as const,
      ),
      oddPence: fc.constantFrom('first' as const, 'last' as const),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const planned = planFinance(asked);
        fc.pre(isRight(planned));
        const closed = aprOfPlan(planned.right);
        const single = solveApr(flowsOf(planned.right));
        const exactOf = (solved: typeof single): number =>
          isRight(solved) ? solved.right.exact : NaN;
        const exact = exactOf(single);
        expect(isRight(closed)).toBe(isRight(single));
        expect(exactOf(closed) - exact || 0).toBeCloseTo(0, 9 - Math.ceil(Math.log10(exact + 1)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing where just the credit comes back, and there is none where less does', () => {
    fc.assert(
      fc.property(amounts, months, (payment, count) => {
        const credit = payment * count;
        expect(rateOfLevelPlan({ credit, payment, months: count })).toBe(0);
        expect(rateOfLevelPlan({ credit: credit + 1, payment, months: count })).toBeUndefined();
      }),
    );
  });

  it('agrees with published figures: 8,000 back in 48 payments of 200 is 0.7701472 % a month', () => {
    expect(rateOfLevelPlan({ credit: 8000, payment: 200, months: 48 })).toBeCloseTo(0.007701472, 9);
    expect(rateOfLevelPlan({ credit: 93_550, payment: 570.3, months: 360 })).toBeCloseTo(
      0.00513005,
      8,
    );
  });
});
