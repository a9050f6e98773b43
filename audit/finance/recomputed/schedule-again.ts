import type { FinancePlan } from '../../../core/finance/public';
import { NOTHING, ONE, type Decimal } from './decimal';
import { levelRateAgain, type LevelPayments } from './level-rate';
import { remembered } from './remembered';
import { nearest, type Whole } from './whole';

/** What falls due in a month. */
export interface DueAgain {
  readonly month: number;
  readonly kind: 'regular' | 'final';
  readonly payment: number;
  /** Of the payment, as far as it is a charge. */
  readonly fee: number;
}

export interface ScheduleAgain {
  /** Of one month, as a fraction. */
  readonly rate: Decimal;
  readonly due: readonly DueAgain[];
  /** Owed after each payment. */
  readonly balances: readonly Whole[];
}

/** What a plan's payments are to the equation of its rate. @param spared of the fee, left out */
export function levelOf(plan: FinancePlan, spared: number): LevelPayments {
  const { credit, months, monthly, oddPayment = monthly, oddPence, finalPayment } = plan;
  const fee = feeBeside(plan) - spared;
  const hasFinal = finalPayment > 0;
  return {
    credit,
    payment: monthly,
    months,
    withFirst: oddPence === 'first' ? oddPayment - monthly : 0,
    withLast: (oddPence === 'last' ? oddPayment - monthly : 0) + (hasFinal ? 0 : fee),
    finalPayment: hasFinal ? finalPayment + fee : 0,
  };
}

const feeBeside = ({ fee, feeTreatment }: FinancePlan): number =>
  feeTreatment === 'in-final-payment' ? 0 : fee;

/** Every payment as it falls due, the whole fee with the last there is. */
export function paymentsAgain(plan: FinancePlan): readonly DueAgain[] {
  const { months, monthly, oddPayment = monthly, oddPence, finalPayment, fee } = plan;
  const hasFinal = finalPayment > 0;
  const due: DueAgain[] = [];
  for (let month = 1; month <= months; month += 1) {
    const isOdd = month === (oddPence === 'first' ? 1 : months);
    const feeNow = !hasFinal && month === months ? fee : 0;
    due.push({
      month,
      kind: 'regular',
      payment: (isOdd ? oddPayment : monthly) + feeNow,
      fee: feeNow,
    });
  }
  if (hasFinal) {
    due.push({ month: months + 1, kind: 'final', payment: finalPayment + feeBeside(plan), fee });
  }
  return due;
}

/** Of the fee, what credit costs at the most: the rest of it repays credit like any payment. */
const chargedFee = ({ fee, totalChargeForCredit }: FinancePlan): number =>
  Math.min(fee, totalChargeForCredit);

/** The rate that the rounded payments bear, the fee aside: C = Σ (D_k − fee_k) · (1 + r)^(−k). */
export const scheduleRateAgain = (plan: FinancePlan): Decimal =>
  levelRateAgain(levelOf(plan, chargedFee(plan)));

/**
 * What is owed after a payment is what the payments still to come are worth, to the nearest penny:
 * balance_k = Σ_(l > k) (D_l − fee_l) · (1 + r)^(−(l − k)).
 */
export const scheduleAgain = remembered<FinancePlan, ScheduleAgain>(
  (plan) => JSON.stringify(plan),
  (plan) => {
    const rate = scheduleRateAgain(plan);
    const month = ONE.div(rate.plus(1));
    const most = chargedFee(plan);
    const due = paymentsAgain(plan).map((one) => ({ ...one, fee: Math.min(one.fee, most) }));
    const balances: Whole[] = [];
    let worth = NOTHING;
    for (const { payment, fee } of [...due].reverse()) {
      balances.push(nearest(worth));
      worth = worth.plus(payment - fee).times(month);
    }
    return { rate, due, balances: balances.reverse() };
  },
);
