import { nothing, pence, type Money } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';
import type { FinancePlan, ScheduledPayment } from '../model/finance-plan';
import { levelPlanOf } from './level-plan';
import { rateOfLevelPlan } from './level-rate';
import { paymentsDue, type DueInMonth } from './plan-flows';

/**
 * The payments of a plan, month by month, in whole pence. Interest is charged at the rate the
 * rounded payments really bear, fee aside, so that the balance ends at exactly nothing, no line's
 * interest is off by more than a penny and a month's interest on it, and none is negative; that rate
 * is the APR's to about the sixth digit. Payments add up to the total, and interest and fee to the
 * charge for credit.
 */
export function paymentSchedule(plan: FinancePlan): readonly ScheduledPayment[] {
  const due = paymentsAndCharges(plan);
  const balances = balancesAfter(due, scheduledMonthlyRate(plan));
  let owed = plan.credit;
  return due.map(({ month, kind, payment, fee }, place) => {
    const balance = balances[place] ?? nothing;
    const principal = pence(owed - balance);
    owed = balance;
    return {
      month,
      kind,
      payment: pence(payment),
      interest: pence(payment - fee - principal),
      principal,
      fee: pence(fee),
      balance,
    };
  });
}

/** The rate of one month at which the payments without the fee’s charge repay the credit exactly. */
export const scheduledMonthlyRate = (plan: FinancePlan): number =>
  rateOfLevelPlan(levelPlanOf(plan, Math.min(plan.fee, plan.totalChargeForCredit))) ?? 0;

/**
 * What falls due, each fee no more than credit costs in all: a fee inside an APR of 0 is no charge,
 * and what it brings repays the credit like any payment.
 */
const paymentsAndCharges = (plan: FinancePlan): readonly DueInMonth[] =>
  paymentsDue(plan).map((due) => ({ ...due, fee: Math.min(due.fee, plan.totalChargeForCredit) }));

/**
 * What is owed after each payment: what the payments still to come are worth then. Reckoned from
 * the end, where it is nothing; from the start a thousand percent would magnify every penny.
 */
function balancesAfter(due: readonly DueInMonth[], monthlyRate: number): readonly Money[] {
  let worth = 0;
  return [...due]
    .reverse()
    .map(({ payment, fee }) => {
      const balance = pence(halfUp(worth));
      worth = (worth + payment - fee) / (1 + monthlyRate);
      return balance;
    })
    .reverse();
}
