import { Decimal, exactly, type Decimal as Exact } from './decimal';

/**
 * An exact amount as whole pence. `is` is the right one. Where the exact amount stands nearer to a
 * step of the rounding than the sixteen digits of a binary fraction can tell, the core may have the
 * neighbour: `least` to `most`.
 */
export interface Whole {
  readonly exact: Exact;
  readonly is: number;
  readonly least: number;
  readonly most: number;
}

/** Parts of an amount that a chain of binary fractions may be off by. */
const HAIR = 1e-12;

const HALF = exactly(0.5);

/** @param size what the amount came from, where that is larger than itself: digits are lost to it */
export function nearest(exact: Exact, size = 0): Whole {
  const rough = exact.toNumber();
  const hair = HAIR * Math.max(Math.abs(rough), size);
  const below = Math.floor(rough);
  // Far from a half the first sixteen digits settle it.
  if (rough >= 0 && Math.abs(rough - below - 0.5) > hair + 1e-15 * rough) {
    const is = Math.round(rough);
    return { exact, is, least: is, most: is };
  }
  const is = rounded(exact);
  // At half a penny exactly nothing is left to tell: it goes up.
  if (hair < 0.25 && exact.minus(exact.floor()).equals(HALF))
    return { exact, is, least: is, most: is };
  return { exact, is, least: rounded(exact.minus(hair)), most: rounded(exact.plus(hair)) };
}

/** The whole pence that are no more than an amount. */
export function downTo(exact: Exact, size = 0): Whole {
  const hair = HAIR * Math.max(Math.abs(exact.toNumber()), size);
  return {
    exact,
    is: exact.floor().toNumber(),
    least: exact.minus(hair).floor().toNumber(),
    most: exact.plus(hair).floor().toNumber(),
  };
}

/** To the nearest penny, halves going up (finance rules, section 0; section D, bug 18). */
const rounded = (exact: Exact): number =>
  exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
