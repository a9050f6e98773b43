/**
 * The rate of one month that compounds to this APR (percent a year) in twelve: (1 + APR)^(1/12) − 1.
 * How a UK APR is defined, and the reading that every published quote we hold agrees with
 * (CG-037; Directive 2008/48/EC annex I).
 */
export const monthlyRateFromApr = (apr: number): number => Math.expm1(Math.log1p(apr / 100) / 12);

/**
 * A twelfth of the APR: the other reading of "monthly compounding from APR". Dearer, and kept for
 * comparison only (CG-037).
 */
export const twelfthOfApr = (apr: number): number => apr / 1200;
