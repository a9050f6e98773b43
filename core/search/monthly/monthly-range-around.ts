import { add, pounds, subtract, type Money } from '../../kernel/money';
import { writeQueryString } from '../../kernel/query-string';
import { MONTHLY_GAP, type MonthlyRange } from './monthly-gap';

/** FIN-15: how far around a payment the search for vehicles looks. */
const AROUND = pounds(20);

const STEP = pounds(MONTHLY_GAP);

/**
 * The monthly budget to look in for a payment: 20 pounds less and more, out to whole steps of 50
 * (FIN-15, CG-039), so that the payment is always within. Never below 0, where the slider starts.
 */
export function monthlyRangeAround(payment: Money): Required<MonthlyRange> {
  const from = Math.floor(subtract(payment, AROUND) / STEP) * MONTHLY_GAP;
  const to = Math.ceil(add(payment, AROUND) / STEP) * MONTHLY_GAP;
  return { from: Math.max(0, from), to };
}

/** The deposit and the term, in months, that a shopper set on the finance calculator. */
export interface CalculatorTerms {
  readonly deposit: Money;
  readonly months: number;
}

/**
 * Where the finance calculator's search leads (ROUTE-39, WE-035).
 * @param terms where the shopper has set any; else those of every search hold.
 */
export function calculatorTarget(payment: Money, terms?: CalculatorTerms): string {
  const { from, to } = monthlyRangeAround(payment);
  const text = writeQueryString([
    ['monthly_from', String(from)],
    ['monthly_to', String(to)],
    ...(terms === undefined
      ? []
      : [
          ['finance_deposit', String(terms.deposit / 100)] as const,
          ['finance_term', String(terms.months)] as const,
        ]),
  ]);
  return `/used/cars/?${text}`;
}
