import { nothing, pence, type Money } from '../../kernel/money';
import { exactPayment, instalmentPlan, type InstalmentPlan } from '../arithmetic/annuity';
import { nearestPenny } from '../arithmetic/nearest-penny';
import { monthlyRateFromApr } from '../arithmetic/rates';
import type { AgreementFigures, MonthlyWorking } from '../model/workings';

/** An APR of one decimal stands for every rate up to this far below and above it, in percent. */
const HALF_A_TENTH = 0.05;

/**
 * How the monthly payment follows from the credit, the APR, the number of payments and what is paid
 * after them (FIN-11, CG-037). A payment that a lender states otherwise is never corrected: the
 * difference is told, and what payments an APR of one decimal leaves room for. `undefined` where a
 * lender’s figures have no payment to work out: no payments, or a rate that is none.
 */
export function monthlyWorking(figures: AgreementFigures): MonthlyWorking | undefined {
  const { credit, apr, months, monthly } = figures;
  if (!(months >= 1 && apr >= 0 && Number.isFinite(paymentAt(figures, apr)))) return undefined;
  const monthlyRate = monthlyRateFromApr(apr);
  const plan = instalmentPlan(monthlyRate, months);
  const worthOfFinal = dueAfterwards(figures, plan) * plan.finalDiscount;
  const exact = paymentAt(figures, apr);
  const result = nearest(exact);
  return {
    monthlyRate,
    annuity: plan.annuity,
    finalDiscount: plan.finalDiscount,
    worthOfFinal,
    toSpread: credit - worthOfFinal,
    exact,
    result,
    ...(monthly === result
      ? {}
      : {
          offBy: pence(monthly - result),
          span: {
            least: nearest(paymentAt(figures, Math.max(0, apr - HALF_A_TENTH))),
            most: nearest(paymentAt(figures, apr + HALF_A_TENTH)),
          },
        }),
  };
}

const nearest = (exact: number): Money => pence(nearestPenny(exact));

function paymentAt(figures: AgreementFigures, apr: number): number {
  const plan = instalmentPlan(monthlyRateFromApr(apr), figures.months);
  return exactPayment(plan, figures.credit, dueAfterwards(figures, plan));
}

/**
 * What is due one month after the last regular payment as the rate sees it, in pence: the final
 * payment, without a fee inside it, with a fee that is part of the rate. Where there is no final
 * payment such a fee is due a month earlier and so worth a month’s growth more.
 */
function dueAfterwards(
  { finalPayment, fee, feeTreatment = 'last-payment' }: AgreementFigures,
  { growth }: InstalmentPlan,
): number {
  switch (feeTreatment) {
    case 'last-payment':
      return finalPayment;
    case 'in-apr':
      return finalPayment + (finalPayment > nothing ? fee : fee * growth);
    case 'in-final-payment':
      return finalPayment - fee;
  }
}
