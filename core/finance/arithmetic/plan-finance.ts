import { left, right, type Either } from 'fp-ts/Either';
import { nothing, pence } from '../../kernel/money';
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

  const { credit, months, apr, finalPayment, deposit, fee, feeTreatment } = terms;
  const plan = instalmentPlan(monthlyRateFromApr(apr), months);
  const exact = exactPayment(plan, credit, pricedResidual(terms, plan.growth));
  if (exact < 0) return left(tooMuchLeftOver(terms, plan));
  if (exact > Number.MAX_SAFE_INTEGER) return left({ kind: 'amount-too-large' });

  const toRepay = credit - pricedResidual(terms, 1);
  const { regular, odd } = inWholePence(exact, months, toRepay, apr === 0);
  const totalOfPayments = regular * (months - 1) + (odd ?? regular);
  const feeBeside = feeTreatment === 'in-final-payment' ? nothing : fee;
  const paidToLender = totalOfPayments + finalPayment + feeBeside;
  if (!Number.isSafeInteger(paidToLender + deposit)) {
    return left({ kind: 'amount-too-large' });
  }
  const worked: FinancePlan = {
    credit,
    months,
    apr,
    finalPayment,
    deposit,
    contribution: terms.contribution,
    fee,
    feeTreatment,
    oddPence: terms.oddPence,
    monthly: regular,
    totalOfPayments: pence(totalOfPayments),
    totalAmountPayable: pence(deposit + paidToLender),
    totalChargeForCredit: pence(paidToLender - credit),
  };
  return right(odd === undefined ? worked : { ...worked, oddPayment: odd });
}

/** Written out key by key, as above: objects put together by spreading are ten times slower to read. */
function completed(request: PlanRequest): Required<PlanRequest> {
  const { credit, months, apr, finalPayment = nothing, deposit = nothing } = request;
  const { contribution = nothing, fee = nothing } = request;
  const { feeTreatment = 'last-payment', oddPence = 'first' } = request;
  return {
    credit,
    months,
    apr,
    finalPayment,
    deposit,
    contribution,
    fee,
    feeTreatment,
    oddPence,
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
 * instalment, which is a month earlier and so worth a month’s growth more.
 */
function pricedResidual(
  { finalPayment, fee, feeTreatment }: Required<PlanRequest>,
  growth: number,
): number {
  const pricedBy: Readonly<Record<FeeTreatment, number>> = {
    'last-payment': finalPayment,
    'in-apr': finalPayment + (finalPayment > nothing ? fee : fee * growth),
    'in-final-payment': finalPayment - fee,
  };
  return pricedBy[feeTreatment];
}

/**
 * Why no instalment is low enough, and the largest final payment that would leave one: found by
 * halving, so that it is the one this very arithmetic allows and a penny more is refused.
 */
function tooMuchLeftOver(terms: Required<PlanRequest>, plan: InstalmentPlan): PlanFailure {
  const isBorne = (finalPayment: number): boolean => {
    const residual = pricedResidual({ ...terms, finalPayment: pence(finalPayment) }, plan.growth);
    return exactPayment(plan, terms.credit, residual) >= 0;
  };
  // With any final payment at all a fee inside the rate is due a month later, and weighs less.
  let most = isBorne(0) ? 0 : 1;
  if (terms.finalPayment === nothing || !isBorne(most)) return { kind: 'fee-too-large' };
  let refused: number = terms.finalPayment;
  while (refused - most > 1) {
    const middle = Math.floor(most + (refused - most) / 2);
    if (isBorne(middle)) most = middle;
    else refused = middle;
  }
  return { kind: 'final-payment-too-large', most: pence(most) };
}
