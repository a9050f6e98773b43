import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { greater, nothing, subtract, times, type Money } from '../../kernel/money';
import { planFinance } from '../arithmetic/plan-finance';
import type { FinancePlan, PlanFailure } from '../model/finance-plan';
import type { CalculatorInputs } from './calculator-inputs';
import { CALCULATOR_DEFAULTS } from './calculator-terms';

/**
 * How the calculator's totals are formed (CG-038). `regulated`: what the customer pays in all,
 * deposit and fee included, and what the credit costs. `as-specified`: FIN-13 and FIN-14 to the
 * letter, short by the deposit and the fee.
 */
export type CalculatorTotals = 'regulated' | 'as-specified';

/** What the figures are worked out from. */
export interface CalculatorRequest extends CalculatorInputs {
  /** Percent a year. */
  readonly apr: number;
  readonly optionFee?: Money;
}

/** What the calculator shows (FIN-04). */
export interface CalculatorFigures {
  readonly monthly: Money;
  readonly months: number;
  readonly credit: Money;
  /** Of the monthly payments alone; the specified "total payable" (FIN-13). */
  readonly totalOfPayments: Money;
  readonly totalAmountPayable: Money;
  /** Below nothing only as specified, where the deposit hides what the credit costs. */
  readonly totalCostOfCredit: Money;
  readonly optionFee: Money;
  readonly apr: number;
  /** The agreement behind the figures, whose own totals are always the regulated ones. */
  readonly plan: FinancePlan;
}

/**
 * Hire purchase of an amount, the deposit off it (FIN-11). A deposit at or above the amount leaves
 * nothing to borrow: a failure, for the screen to show as £0.00 with its reason (FIN-12).
 */
export function calculatorFigures(
  request: CalculatorRequest,
  totals: CalculatorTotals,
): Either<PlanFailure, CalculatorFigures> {
  const { amount, deposit, months, apr, optionFee = CALCULATOR_DEFAULTS.optionFee } = request;
  if (amount < nothing) return left({ kind: 'negative-amount', field: 'credit' });
  const credit = greater(nothing, subtract(amount, deposit));
  const planned = planFinance({ credit, months, apr, deposit, fee: optionFee });
  if (isLeft(planned)) return planned;

  const plan = planned.right;
  const asSpecified = times(plan.monthly, months);
  const total = totals === 'regulated' ? plan.totalAmountPayable : asSpecified;
  return right({
    monthly: plan.monthly,
    months,
    credit,
    totalOfPayments: totals === 'regulated' ? plan.totalOfPayments : asSpecified,
    totalAmountPayable: total,
    // With the deposit in both, the regulated charge for credit; as specified, in the amount alone.
    totalCostOfCredit: subtract(total, amount),
    optionFee,
    apr,
    plan,
  });
}
