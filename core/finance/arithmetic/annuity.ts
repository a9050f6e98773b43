import { nothing, pence, type Money } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';

/**
 * The two factors that turn an amount of credit into a monthly payment. They depend on the rate and
 * the number of payments only, so that thousands of vehicles can share one plan.
 */
export interface InstalmentPlan {
  /** What one pound a month is worth today, in pounds. */
  readonly annuity: number;
  /** What a pound due one month after the last payment is worth today. */
  readonly finalDiscount: number;
  /** What a pound owed grows to in a month, in pounds. */
  readonly growth: number;
}

/**
 * Payments at each month's end, the first one month after the start; a final payment, if any,
 * follows one month after the last. A zero rate is an ordinary rate (MF-4): nothing is divided by it.
 */
export function instalmentPlan(monthlyRate: number, payments: number): InstalmentPlan {
  const force = Math.log1p(monthlyRate);
  const lost = Math.expm1(-payments * force);
  const growth = 1 + monthlyRate;
  return {
    annuity: monthlyRate === 0 ? payments : -lost / monthlyRate,
    // The same power twice costs time; only where little is left of a pound would digits be lost.
    finalDiscount: lost > -0.9 ? (1 + lost) / growth : Math.exp(-(payments + 1) * force),
    growth,
  };
}

/** The payment before any rounding, in pence: what is left of the credit, spread over the annuity. */
export const exactPayment = (
  { annuity, finalDiscount }: InstalmentPlan,
  credit: number,
  residual: number,
): number => (credit - residual * finalDiscount) / annuity;

/**
 * The regular payment that repays `credit` but for `residual`, to the nearest penny. Negative when
 * the residual alone is worth more than the credit: such an agreement is not one to offer, and
 * clamping here would hide it.
 */
export const levelPayment = (
  plan: InstalmentPlan,
  credit: Money,
  residual: Money = nothing,
): Money => pence(halfUp(exactPayment(plan, credit, residual)));
