import { pence } from '../../kernel/money';
import type { FinancePlan } from '../model/finance-plan';
import type { FinanceProduct } from '../model/products';
import type { AgreementFigures } from '../model/workings';

/** The figures of an agreement worked out here; they add up. */
export const figuresOfPlan = (plan: FinancePlan, product: FinanceProduct): AgreementFigures => ({
  product,
  cashPrice: pence(plan.credit + plan.deposit + plan.contribution),
  deposit: plan.deposit,
  contribution: plan.contribution,
  credit: plan.credit,
  apr: plan.apr,
  months: plan.months,
  monthly: plan.monthly,
  ...(plan.oddPayment === undefined ? {} : { oddPayment: plan.oddPayment }),
  oddPence: plan.oddPence,
  finalPayment: plan.finalPayment,
  fee: plan.fee,
  feeTreatment: plan.feeTreatment,
  totalOfPayments: plan.totalOfPayments,
  totalAmountPayable: plan.totalAmountPayable,
  totalChargeForCredit: plan.totalChargeForCredit,
});
