import { HIGHEST_APR, MOST_MONTHS, type PlanRequest } from '../../../core/finance/public';
import { nothing } from '../../../core/kernel/money';
import { exactly, type Decimal } from './decimal';
import { paymentAgain, termAtApr, type Term } from './monthly';
import { remembered } from './remembered';
import { downTo, nearest, type Whole } from './whole';

/** What a request comes to. */
export type PlanAgain =
  /** It says what no agreement can: every fault of it, of which one will be told. */
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }
  /** What comes after the payments is worth more than the credit. `least` is how little of nothing was missed. */
  | { readonly kind: 'unbearable'; readonly exact: Decimal; readonly most?: Whole }
  | { readonly kind: 'payable'; readonly monthly: Whole };

type Terms = Required<PlanRequest>;

/** What a request leaves open: a fee goes on top of the last payment, odd pence into the first. */
export const completed = (request: PlanRequest): Terms => ({
  finalPayment: nothing,
  deposit: nothing,
  contribution: nothing,
  fee: nothing,
  feeTreatment: 'last-payment',
  oddPence: 'first',
  ...request,
});

export const planAgain = remembered<Terms, PlanAgain>(
  ({ credit, months, apr, finalPayment, deposit, contribution, fee, feeTreatment }) =>
    [credit, months, apr, finalPayment, deposit, contribution, fee, feeTreatment].join('/'),
  (terms) => {
    const faults = faultsOf(terms);
    if (faults.length > 0) return { kind: 'faulty', faults };
    const term = termAtApr(terms);
    const credit = exactly(terms.credit);
    const exact = paymentAgain(term, credit, afterwards(terms, term));
    const size = credit.div(term.annuity).toNumber();
    if (exact.isNegative() && !exact.isZero()) {
      return { kind: 'unbearable', exact, ...mostOf(terms, term) };
    }
    return { kind: 'payable', monthly: nearest(exact, size) };
  },
);

function faultsOf(terms: Terms): readonly string[] {
  const { credit, months, apr, finalPayment, fee, feeTreatment } = terms;
  const amounts = ['credit', 'finalPayment', 'deposit', 'contribution', 'fee'] as const;
  const isWhole = Number.isInteger(months) && 1 <= months && months <= MOST_MONTHS;
  return [
    ...amounts.filter((amount) => terms[amount] < 0).map((amount) => `negative-amount ${amount}`),
    ...(credit === 0 ? ['nothing-borrowed'] : []),
    ...(isWhole ? [] : ['months-out-of-range']),
    ...(0 <= apr && apr <= HIGHEST_APR ? [] : ['apr-out-of-range']),
    ...(feeTreatment === 'in-final-payment' && fee > finalPayment
      ? ['fee-above-final-payment']
      : []),
  ];
}

/**
 * What falls due after the regular payments, as the rate sees it one month after the last (finance
 * rules, B2): the fee is no part of the rate, or due with the last payment there is, or already
 * inside the final payment and so taken out of it.
 */
function afterwards({ finalPayment, fee, feeTreatment }: Terms, { rate }: Term): Decimal {
  switch (feeTreatment) {
    case 'last-payment':
      return exactly(finalPayment);
    case 'in-apr':
      return finalPayment > 0 ? exactly(finalPayment).plus(fee) : rate.plus(1).times(fee);
    case 'in-final-payment':
      return exactly(finalPayment).minus(fee);
  }
}

/** F = C · (1 + i)^(n+1), down to the penny; less or more a fee. Absent where the fee alone is too much. */
function mostOf(terms: Terms, term: Term): { readonly most?: Whole } {
  if (terms.finalPayment === 0) return {};
  const grown = exactly(terms.credit).div(term.finalDiscount);
  const { fee, feeTreatment } = terms;
  const sign = { 'last-payment': 0, 'in-apr': -1, 'in-final-payment': 1 }[feeTreatment];
  const most = downTo(grown.plus(sign * fee), grown.toNumber());
  if (most.is >= 1 || feeTreatment !== 'in-apr') return { most };
  // No final payment at all: the fee is due a month earlier, and may still be borne.
  const isBorne = exactly(terms.credit).greaterThanOrEqualTo(term.discount.times(fee));
  return isBorne ? { most: downTo(exactly(0)) } : {};
}

/** The figures of an agreement in whole pence. */
export interface PlanFigures {
  readonly monthly: number;
  readonly oddPayment?: number;
  readonly totalOfPayments: Decimal;
  readonly totalAmountPayable: Decimal;
  readonly totalChargeForCredit: Decimal;
}

/**
 * Every total from the rounded payments. At 0 % (credit − final payment) ÷ months goes to the
 * nearest penny and one payment takes the pence that do not divide; so it does where equal payments
 * would repay less than was lent. A payment is never below nothing: where the odd one would be, the
 * others are rounded down instead (finance rules, section 0; FIN-12).
 * @param rounded the exact payment to the nearest penny
 */
export function figuresAgain(terms: Terms, rounded: number, exact: Decimal): PlanFigures {
  const { credit, months, apr, finalPayment, deposit, fee, feeTreatment } = terms;
  const feeInside = feeTreatment === 'in-final-payment' ? fee : 0;
  const feeBeside = feeTreatment === 'in-final-payment' ? 0 : fee;
  const feeRepays = feeTreatment === 'in-apr' ? fee : 0;
  const toRepay = exactly(credit).minus(finalPayment).plus(feeInside).minus(feeRepays);
  const oddFor = (regular: number): Decimal => toRepay.minus(exactly(regular).times(months - 1));
  const isEqual = apr > 0 && exactly(rounded).times(months).greaterThanOrEqualTo(toRepay);
  const monthly = !isEqual && oddFor(rounded).isNegative() ? exact.floor().toNumber() : rounded;
  const odd = isEqual ? exactly(monthly) : oddFor(monthly);
  const totalOfPayments = exactly(monthly)
    .times(months - 1)
    .plus(odd);
  const toLender = totalOfPayments.plus(finalPayment).plus(feeBeside);
  return {
    monthly,
    ...(odd.equals(monthly) ? {} : { oddPayment: odd.toNumber() }),
    totalOfPayments,
    totalAmountPayable: toLender.plus(deposit),
    totalChargeForCredit: toLender.minus(credit),
  };
}
