/**
 * The rate of one month that compounds to this APR (percent a year) in twelve: (1 + APR)^(1/12) − 1.
 * How a UK APR is defined, and the reading that every published quote we hold agrees with
 * (CG-037; Directive 2008/48/EC annex I). Exact to the last digit at rates near 0.
 */
export const monthlyRateFromApr = (apr: number): number => Math.expm1(Math.log1p(apr / 100) / 12);

/**
 * A twelfth of the APR: the other reading of "monthly compounding from APR". Dearer, and kept for
 * comparison only (CG-037). Also the rate of a month under a nominal annual rate.
 */
export const twelfthOfApr = (apr: number): number => apr / 1200;

/** The APR, percent a year, that a rate of one month compounds to. */
export const aprFromMonthlyRate = (monthlyRate: number): number =>
  100 * Math.expm1(12 * Math.log1p(monthlyRate));

/** Effective percent a year of a nominal rate charged in twelve parts: 12.82 is 13.6. */
export const effectiveFromNominal = (nominal: number): number =>
  aprFromMonthlyRate(twelfthOfApr(nominal));

/** Nominal percent a year that compounds monthly to this effective one: 13.6 is 12.82. */
export const nominalFromEffective = (apr: number): number => 1200 * monthlyRateFromApr(apr);
