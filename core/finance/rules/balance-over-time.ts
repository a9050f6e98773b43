import { paymentSchedule } from '../arithmetic/schedule';
import type { AgreementFigures, BalancePoint } from '../model/workings';
import { agreementPlan } from './agreement-plan';

/**
 * What is owed month by month, from the whole credit on the first day to nothing after the last
 * payment, at the rate the payments themselves bear: a lender’s APR that does not reproduce its
 * payments does not bend the line. None where the payments do not repay the credit.
 */
export function balanceOverTime(figures: AgreementFigures): readonly BalancePoint[] {
  const plan = agreementPlan(figures);
  if (plan === undefined) return [];
  return [
    { month: 0, balance: plan.credit },
    ...paymentSchedule(plan).map(({ month, balance }) => ({ month, balance })),
  ];
}
