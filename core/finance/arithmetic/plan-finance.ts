import { left, right, type Either } from 'fp-ts/Either';
import { nothing, pence, type Money } from '../../kernel/money';
import { down } from '../../kernel/rounding';
import type {
  FeeTreatment,
  FinancePlan,
  PlanAmount,
  PlanFailure,
  PlanRequest,
} from '../model/finance-plan';
import { exactPayment, instalmentPlan, type InstalmentPlan } from './annuity';
import { monthlyRateFromApr } from './rates';
import { inWholePence } from './whole-pence';

/** Fifty years: far beyond any agreement, and still exact. */
export const MOST_MONTHS = 600;

/** Percent a year. */
export const HIGHEST_APR = 1000;

/**
 * Works out an agreement (FIN-11, CG-037, CG-038): instalments in arrears, an optional final
 * payment one month after the last, each total from the rounded payments. A request that makes no
 * agreement is a failure with its reason.
 */
export function planFinance(request: PlanRequest): Either<PlanFailure, FinancePlan> {
  const terms = completed(request);
  const wrong = whatIsWrong(terms);
  if (wrong !== undefined) return left(wrong);

  const { credit, months, apr, finalPayment, fee, feeTreatment } = terms;
  const plan = instalmentPlan(monthlyRateFromApr(apr), months);
  const priced = pricedResidual(terms, plan);
  const exact = exactPayment(plan, credit, priced);
  if (exact < 0) {
    return left({ kind: 'final-payment-too-large', most: mostFinalPayment(terms, plan) });
  }

  // A fee inside the rate is paid back out of the instalments, so they need not repay the credit alone.
  const feeBeside = feeTreatment === 'in-final-payment' ? nothing : fee;
  const toRepay = credit - finalPayment - (feeTreatment === 'in-apr' ? fee : nothing);
  const { regular, odd } = inWholePence(exact, months, toRepay, apr === 0);
  const totalOfPayments = regular * (months - 1) + (odd ?? regular);
  const paidToLender = totalOfPayments + finalPayment + feeBeside;
  if (!Number.isSafeInteger(paidToLender + terms.deposit))
    return left({ kind: 'amount-too-large' });
  return right({
    ...terms,
    monthly: regular,
    ...(odd === undefined ? {} : { oddPayment: odd }),
    totalOfPayments: pence(totalOfPayments),
    totalAmountPayable: pence(terms.deposit + paidToLender),
    totalChargeForCredit: pence(paidToLender - credit),
  });
}

function completed(request: PlanRequest): Required<PlanRequest> {
  return {
    finalPayment: nothing,
    deposit: nothing,
    contribution: nothing,
    fee: nothing,
    feeTreatment: 'last-payment',
    oddPence: 'first',
    ...request,
  };
}

const AMOUNTS = [
  'credit',
  'finalPayment',
  'deposit',
  'contribution',
  'fee',
] as const satisfies readonly PlanAmount[];

function whatIsWrong(terms: Required<PlanRequest>): PlanFailure | undefined {
  const { credit, months, apr, finalPayment, fee, feeTreatment } = terms;
  const negative = AMOUNTS.find((field) => terms[field] < nothing);
  if (negative !== undefined) return { kind: 'negative-amount', field: negative };
  if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS) {
    return { kind: 'months-out-of-range', months };
  }
  if (!(apr >= 0 && apr <= HIGHEST_APR)) return { kind: 'apr-out-of-range', apr };
  if (credit === nothing) return { kind: 'nothing-borrowed' };
  if (feeTreatment === 'in-final-payment' && fee > finalPayment) {
    return { kind: 'fee-above-final-payment' };
  }
  return undefined;
}

/**
 * What the instalments leave to be paid one month after the last, in pence, as the rate that prices
 * them sees it. The fee is due with the last payment there is: a final payment, else the last
 * instalment, which is a month earlier and so worth more.
 */
function pricedResidual(
  { finalPayment, fee, feeTreatment }: Required<PlanRequest>,
  plan: InstalmentPlan,
): number {
  const pricedBy: Readonly<Record<FeeTreatment, number>> = {
    'last-payment': finalPayment,
    'in-apr': finalPayment + (finalPayment > nothing ? fee : fee * plan.growth),
    'in-final-payment': finalPayment - fee,
  };
  return pricedBy[feeTreatment];
}

/** The largest final payment the credit can bear, where the instalments fall to nothing. */
function mostFinalPayment(
  { credit, fee, feeTreatment }: Required<PlanRequest>,
  { finalDiscount }: InstalmentPlan,
): Money {
  const beside: Readonly<Record<FeeTreatment, number>> = {
    'last-payment': 0,
    'in-apr': -fee,
    'in-final-payment': fee,
  };
  const most = credit / finalDiscount + beside[feeTreatment];
  return pence(Math.min(Math.max(0, down(most)), Number.MAX_SAFE_INTEGER));
}
