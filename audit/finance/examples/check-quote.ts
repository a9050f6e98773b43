import { isRight } from 'fp-ts/Either';
import {
  effectiveFromNominal,
  exactPayment,
  instalmentPlan,
  monthlyRateFromApr,
  nominalFromEffective,
  planFinance,
  shownApr,
  solveApr,
  yearsOf,
  type CashFlow,
  type FinancePlan,
} from '../../../core/finance/public';
import type { CheckedExample, ComparedFigure } from '../model';
import { checked, compared } from './compare';
import { describeMethod, inputsOf } from './describe-quote';
import type { PublishedQuote } from './published-quote';
import { decimalsOf, halfLastDigit, penceOf, penceOrNothing } from './read-figures';

const EXPECTATIONS = {
  exact: 'agrees',
  close: 'close only',
  inconsistent: 'contradicts itself',
} as const satisfies Record<PublishedQuote['strength'], CheckedExample['expectation']>;

/** Pence that strength allows: a figure that is called exact was found within these. */
const MONTHLY_ALLOWANCE = 2;
const TOTAL_ALLOWANCE = 15;

/** A published quote, every figure it prints worked out again by the core. */
export function checkQuote(quote: PublishedQuote): CheckedExample {
  const { id, strength, source, address, note, date } = quote;
  return checked({
    id,
    kind: 'published quote',
    expectation: EXPECTATIONS[strength],
    source: date === undefined ? source : `${source}; ${date}`,
    ...(address === undefined ? {} : { address }),
    inputs: inputsOf(quote),
    method: describeMethod(quote),
    figures: figuresOf(quote),
    ...(note === undefined ? {} : { note }),
  });
}

function figuresOf(quote: PublishedQuote): readonly ComparedFigure[] {
  const { printed } = quote;
  const plan = planOfQuote(quote);
  const total = totalOfPlan(quote, plan);
  const allowed = allowancesOf(quote);
  const inPence = (
    figure: string,
    text: string | undefined,
    computed: number,
    tolerance: number,
  ): readonly ComparedFigure[] =>
    text === undefined ? [] : [compared(figure, 'pence', penceOf(text), computed, tolerance)];
  return [
    ...inPence('monthly', printed.monthly, plan?.monthly ?? NaN, allowed.monthly),
    ...inPence('first payment', printed.firstPayment, plan?.oddPayment ?? NaN, allowed.monthly),
    ...aprFigure(quote, allowed.apr),
    ...inPence('total amount payable', printed.totalAmountPayable, total.payable, allowed.total),
    ...inPence(
      'total amount payable, added up from the printed payments',
      printed.totalAmountPayable,
      totalAsPrinted(quote),
      allowed.addedUp,
    ),
    ...inPence('total charge for credit', printed.chargeForCredit, total.charge, allowed.total),
    ...fixedRateFigure(quote),
  ];
}

/** The furthest each figure may be off: pence, and percent for the APR. */
interface Allowances {
  readonly monthly: number;
  readonly apr: number;
  readonly total: number;
  readonly addedUp: number;
}

/**
 * An exact or a close quote may be off by what it is known to be off, and no more; one that is said
 * to contradict itself has the whole allowance of exactness to prove itself in.
 */
function allowancesOf(quote: PublishedQuote): Allowances {
  const { strength, residualPence, totalResidualPence = 0, wholePounds, terms } = quote;
  const residual = Math.abs(residualPence);
  const totalResidual = Math.abs(totalResidualPence);
  const pound = wholePounds === undefined ? 0 : 100;
  const inPounds = wholePounds === 'everything';
  const isInconsistent = strength === 'inconsistent';
  const ofPayments = quote.totalBasis === 'unrounded' ? 0 : residual * terms.months + totalResidual;
  return {
    monthly: isInconsistent ? MONTHLY_ALLOWANCE : residual,
    apr: inPounds ? WHOLE_POUND_APR : 0,
    total: pound + (isInconsistent ? TOTAL_ALLOWANCE : ofPayments),
    addedUp: pound + totalResidual + (inPounds ? 50 * terms.months : 0),
  };
}

/** What a monthly in whole pounds can move an APR by, in percent. */
const WHOLE_POUND_APR = 0.15;

/** The APR the printed payments bear, to the decimals that are printed. */
function aprFigure(quote: PublishedQuote, allowed: number): readonly ComparedFigure[] {
  const { apr } = quote.terms;
  if (apr === undefined) return [];
  const decimals = decimalsOf(apr);
  const exact = solvedFrom(printedFlows(quote));
  const computed = decimals <= 1 ? shownApr(exact) : Number(exact.toFixed(decimals));
  return [
    compared('APR of the printed payments', 'percent', Number(apr), computed, allowed + 1e-9),
  ];
}

/** Percent; NaN where the flows bear none. */
function solvedFrom(flows: readonly CashFlow[]): number {
  const solved = solveApr(flows);
  return isRight(solved) ? solved.right.exact : NaN;
}

function printedFlows({ terms, printed }: PublishedQuote): readonly CashFlow[] {
  const finalPayment = penceOrNothing(terms.finalPayment);
  const end = finalPayment > 0 ? terms.months + 1 : terms.months;
  const monthly = penceOf(printed.monthly);
  return [
    advanceOf(penceOf(terms.credit)),
    ...equalPayments(terms.months, monthly),
    { years: yearsOf({ months: 1 }), amount: oddPence(printed) },
    { years: yearsOf({ months: 1 }), amount: penceOrNothing(terms.documentationFee) },
    { years: yearsOf({ months: end }), amount: finalPayment + penceOrNothing(terms.fee) },
  ];
}

const advanceOf = (credit: number): CashFlow => ({ years: 0, amount: -credit });

const equalPayments = (months: number, amount: number): readonly CashFlow[] =>
  Array.from({ length: months }, (_, place) => ({ years: yearsOf({ months: place + 1 }), amount }));

/** What the first payment has beside the others. */
const oddPence = ({ firstPayment, monthly }: PublishedQuote['printed']): number =>
  firstPayment === undefined ? 0 : penceOf(firstPayment) - penceOf(monthly);

/** A flat rate as the flows it stands for, in pence and fractions of them. */
function flatFlows({ terms }: PublishedQuote): readonly CashFlow[] {
  const credit = penceOf(terms.credit);
  const interest = (credit * Number(terms.fixedRate) * yearsOf({ months: terms.months })) / 100;
  const payment = (credit + interest) / terms.months;
  return [advanceOf(credit), ...equalPayments(terms.months, payment)];
}

/** Percent a year, effective: what the payments are priced by. */
function pricingApr(quote: PublishedQuote): number {
  const { apr = '', fixedRate = '' } = quote.terms;
  switch (quote.pricing) {
    case 'effective':
      return Number(apr);
    case 'nominal-apr':
      return effectiveFromNominal(Number(apr));
    case 'nominal-fixed':
      return effectiveFromNominal(Number(fixedRate));
    case 'flat':
      return solvedFrom(flatFlows(quote));
  }
}

function planOfQuote(quote: PublishedQuote): FinancePlan | undefined {
  const { terms } = quote;
  const planned = planFinance({
    credit: penceOf(terms.credit),
    months: terms.months,
    apr: pricingApr(quote),
    deposit: penceOrNothing(terms.deposit),
    contribution: penceOrNothing(terms.contribution),
    finalPayment: penceOrNothing(terms.finalPayment),
    fee: penceOrNothing(terms.fee),
    ...(terms.feeTreatment === undefined ? {} : { feeTreatment: terms.feeTreatment }),
  });
  return isRight(planned) ? planned.right : undefined;
}

interface Totals {
  readonly payable: number;
  readonly charge: number;
}

/** The plan’s totals on the basis the lender prints. */
function totalOfPlan(quote: PublishedQuote, plan: FinancePlan | undefined): Totals {
  if (plan === undefined) return { payable: NaN, charge: NaN };
  const { credit, months, contribution, totalAmountPayable, totalChargeForCredit } = plan;
  const documents = penceOrNothing(quote.terms.documentationFee);
  const charge = totalChargeForCredit + documents;
  switch (quote.totalBasis) {
    case 'customer':
      return { payable: totalAmountPayable + documents, charge };
    case 'price':
      return { payable: totalAmountPayable + contribution + documents, charge };
    case 'unrounded': {
      const factors = instalmentPlan(monthlyRateFromApr(pricingApr(quote)), months);
      const payable = Math.round(months * exactPayment(factors, credit, 0));
      return { payable, charge: payable - credit };
    }
  }
}

/** Nothing but the printed figures, added up. */
function totalAsPrinted({ terms, printed, totalBasis }: PublishedQuote): number {
  return (
    penceOf(printed.monthly) * terms.months +
    oddPence(printed) +
    penceOrNothing(terms.deposit) +
    penceOrNothing(terms.finalPayment) +
    penceOrNothing(terms.fee) +
    penceOrNothing(terms.documentationFee) +
    (totalBasis === 'price' ? penceOrNothing(terms.contribution) : 0)
  );
}

/** The rate printed beside the APR, by the meaning this lender gives it. */
function fixedRateFigure(quote: PublishedQuote): readonly ComparedFigure[] {
  const { fixedRate } = quote.terms;
  const { fixedRateMeans } = quote;
  if (fixedRate === undefined || fixedRateMeans === undefined) return [];
  const computed = {
    flat: () => flatRateOf(quote),
    nominal: () => nominalFromEffective(pricingApr(quote)),
    apr: () => pricingApr(quote),
  }[fixedRateMeans]();
  return [
    compared('fixed rate', 'percent', Number(fixedRate), computed, halfLastDigit(fixedRate) + 1e-9),
  ];
}

/** Interest a year on the whole credit, of a hire purchase at the same rate and term. */
function flatRateOf(quote: PublishedQuote): number {
  const { months } = quote.terms;
  const factors = instalmentPlan(monthlyRateFromApr(pricingApr(quote)), months);
  const paid = months * exactPayment(factors, 1, 0);
  return (100 * (paid - 1)) / yearsOf({ months });
}
