import { paymentSchedule } from '../arithmetic/schedule';
import type { ScheduledPayment } from '../model/finance-plan';
import type { AgreementFigures } from '../model/workings';
import { agreementPlan } from './agreement-plan';

/**
 * Every payment of an agreement with its interest and what is still owed, at the rate the payments
 * themselves bear: a lender’s APR that does not reproduce its payments does not bend it. None where
 * the payments do not repay the credit.
 */
export function agreementSchedule(figures: AgreementFigures): readonly ScheduledPayment[] {
  const plan = agreementPlan(figures);
  return plan === undefined ? [] : paymentSchedule(plan);
}
