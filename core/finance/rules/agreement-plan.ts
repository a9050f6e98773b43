import { pence } from '../../kernel/money';
import { MOST_MONTHS } from '../arithmetic/plan-finance';
import type { FinancePlan } from '../model/finance-plan';
import type { AgreementFigures } from '../model/workings';
import { feeBeside } from './workings-of';

/**
 * The payments of an agreement as a plan, to be scheduled or solved: its own, not what its APR would
 * give. `undefined` where they repay no credit: there is none, they are fewer or more than any
 * agreement has, or they come to less than it.
 */
export function agreementPlan(figures: AgreementFigures): FinancePlan | undefined {
  const { credit, months, finalPayment, totalOfPayments } = figures;
  const repaid = totalOfPayments + finalPayment + feeBeside(figures);
  const isAgreement = Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS;
  if (!isAgreement || credit <= 0 || repaid < credit || figures.monthly < 0) return undefined;
  return {
    ...figures,
    feeTreatment: figures.feeTreatment ?? 'last-payment',
    oddPence: figures.oddPence ?? 'first',
    totalAmountPayable: pence(figures.deposit + repaid),
  };
}
