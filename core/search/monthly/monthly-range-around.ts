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

/** Where the finance calculator's search leads (ROUTE-39, WE-035). */
export function calculatorTarget(payment: Money): string {
  const { from, to } = monthlyRangeAround(payment);
  const text = writeQueryString([
    ['monthly_from', String(from)],
    ['monthly_to', String(to)],
  ]);
  return `/used/cars/?${text}`;
}
