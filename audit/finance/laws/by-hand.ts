import { yearsOf, type CashFlow } from '../../../core/finance/public';

/**
 * The same mathematics as the core’s, done the slow way: month after month, with nothing but
 * multiplication and addition, so that a law does not ask the core about itself.
 */

/** The rate of one month, by the definition: twelve of them make the year. */
export const monthlyRateByHand = (apr: number): number => Math.expm1(Math.log1p(apr / 100) / 12);

/** What a pound after so many months is worth today, one month at a time. */
export function discountByHand(monthlyRate: number, months: number): number {
  let worth = 1;
  for (let month = 0; month < months; month += 1) worth /= 1 + monthlyRate;
  return worth;
}

/** What a pound at each month’s end is worth today, added up from the last to the first. */
export function annuityByHand(monthlyRate: number, months: number): number {
  let worth = 0;
  for (let month = 0; month < months; month += 1) worth = (worth + 1) / (1 + monthlyRate);
  return worth;
}

/** When a month ends, in years. */
export const endOfMonth = (months: number): number => yearsOf({ months });

/** When a day ends, in years. */
export const endOfDay = (days: number): number => yearsOf({ days });

/** Whole amounts, added up. */
export const sumOf = <Line>(lines: readonly Line[], amount: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

/** A credit and what equal payments at each month’s end, the first after one, bring back. */
export const levelFlows = (
  credit: number,
  months: number,
  payment: number,
): readonly CashFlow[] => [
  { years: 0, amount: -credit },
  ...Array.from({ length: months }, (_, place) => ({
    years: endOfMonth(place + 1),
    amount: payment,
  })),
];
