import { nothing, type Money } from '../../kernel/money';
import { exactPayment, instalmentPlan, type InstalmentPlan } from '../arithmetic/annuity';
import { monthlyRateFromApr } from '../arithmetic/rates';
import { inWholePence } from '../arithmetic/whole-pence';

/** A rate over a number of payments, worked out once for every vehicle it is asked of. */
interface PricedTerm {
  readonly plan: InstalmentPlan;
  /** Number of regular payments. */
  readonly months: number;
  readonly isFree: boolean;
}

/** @param apr percent a year, effective (CG-037). @param months number of regular payments. */
export const pricedTerm = (apr: number, months: number): PricedTerm => ({
  plan: instalmentPlan(monthlyRateFromApr(apr), months),
  months,
  isFree: apr === 0,
});

/**
 * The regular payment that `planFinance` finds for the same credit, final payment and rate, its fee
 * on top of the last payment, without the rest of the plan: for a whole stock at once. `undefined`
 * where the final payment alone is worth more than the credit.
 */
export function regularPayment(
  { plan, months, isFree }: PricedTerm,
  credit: Money,
  finalPayment: Money = nothing,
): Money | undefined {
  const exact = exactPayment(plan, credit, finalPayment);
  return exact < 0 ? undefined : inWholePence(exact, months, credit - finalPayment, isFree).regular;
}
