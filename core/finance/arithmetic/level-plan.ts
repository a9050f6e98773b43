import { nothing } from '../../kernel/money';
import type { FinancePlan } from '../model/finance-plan';

/**
 * An agreement of equal payments at each month's end and what falls due beside them, in any one
 * unit of money: all that its rate depends on.
 */
export interface LevelPlan {
  readonly credit: number;
  readonly payment: number;
  /** How many payments. */
  readonly months: number;
  /** On top of the first payment; below nothing where that is the smaller. */
  readonly withFirst?: number;
  /** On top of the last payment, the same way. */
  readonly withLast?: number;
  /** One month after the last payment. */
  readonly finalPayment?: number;
}

/**
 * A plan's payments, in pence: the odd pence with the payment that takes them, the fee with the
 * last there is.
 * @param spared what of the fee is left out
 */
export function levelPlanOf(plan: FinancePlan, spared = 0): Required<LevelPlan> {
  const { monthly, oddPayment = monthly, oddPence, finalPayment, fee, feeTreatment } = plan;
  const odd = oddPayment - monthly;
  const feeBeside = (feeTreatment === 'in-final-payment' ? nothing : fee) - spared;
  const isPurchase = finalPayment > nothing;
  return {
    credit: plan.credit,
    payment: monthly,
    months: plan.months,
    withFirst: oddPence === 'first' ? odd : 0,
    withLast: (oddPence === 'last' ? odd : 0) + (isPurchase ? 0 : feeBeside),
    finalPayment: isPurchase ? finalPayment + feeBeside : 0,
  };
}
