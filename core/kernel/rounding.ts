/**
 * How a fraction of a penny becomes a whole one. Never implicit: whoever divides names it.
 * Both treat a debt like a credit: the sign of the exact quotient is kept.
 */
export type Rounding = (value: number) => number;

const withoutMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Towards zero: 1.9 → 1, -1.9 → -1. */
export const down: Rounding = (value) => withoutMinusZero(Math.trunc(value));

/** To the nearest, halves away from zero: 0.5 → 1, -0.5 → -1. The rule of price lists. */
export const halfUp: Rounding = (value) =>
  withoutMinusZero(Math.sign(value) * Math.round(Math.abs(value)));
