import { halfUp } from '../../kernel/rounding';

/** Digits a solved rate is good for; what binary fractions add beyond them is no part of it. */
const GOOD_DECIMALS = 9;

/**
 * An APR as it is shown: one decimal, a next digit of 5 or more going up (Directive 2008/48/EC
 * annex I, remark d). Percent in, percent out; 12.95 is 13.0 whatever its binary fraction.
 */
export function shownApr(exact: number): number {
  const tenths = Number((exact * 10).toFixed(GOOD_DECIMALS));
  return halfUp(tenths) / 10;
}
