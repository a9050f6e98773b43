import { halfUp } from '../../kernel/rounding';

/** What the last digits of a binary fraction may be off by, in parts and at most in pence. */
const GOOD_TO = 1e-13;
const AT_MOST = 1e-6;

/**
 * An exact payment of no less than nothing as whole pence, halves going up. A hair is added first:
 * what stands at half a penny is often a last digit short of it, and a rate of 1e-12 % must not
 * round down what 0 % rounds up (1.005 is 1.01: finance rules, section D, bug 18).
 */
export const nearestPenny = (exact: number): number =>
  halfUp(exact + Math.min(AT_MOST, exact * GOOD_TO));
