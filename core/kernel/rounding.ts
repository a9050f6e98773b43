/**
 * How a fraction of a penny becomes a whole one. Never implicit: whoever divides names it.
 * All four work on the exact quotient's sign as well, so that `up` means away from zero.
 */
export type Rounding = (value: number) => number;

const withoutMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Towards zero: 1.9 → 1, -1.9 → -1. */
export const down: Rounding = (value) => withoutMinusZero(Math.trunc(value));

/** Away from zero: 1.1 → 2, -1.1 → -2. */
export const up: Rounding = (value) =>
  withoutMinusZero(value < 0 ? Math.floor(value) : Math.ceil(value));

/** To the nearest, halves away from zero: 0.5 → 1, -0.5 → -1. The rule of price lists. */
export const halfUp: Rounding = (value) =>
  withoutMinusZero(Math.sign(value) * Math.round(Math.abs(value)));

/** To the nearest, halves to the even neighbour: 0.5 → 0, 1.5 → 2. No drift over many sums. */
export const halfEven: Rounding = (value) => {
  const floor = Math.floor(value);
  const isHalf = value - floor === 0.5;
  if (!isHalf) return withoutMinusZero(Math.round(value));
  return withoutMinusZero(floor % 2 === 0 ? floor : floor + 1);
};
