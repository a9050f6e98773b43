import { pence, type Money } from '../../kernel/money';
import { down } from '../../kernel/rounding';
import { nearestPenny } from './nearest-penny';

/** Equal payments in whole pence, and the one that cannot be equal. */
export interface WholePence {
  readonly regular: Money;
  /** What the first or last payment is instead; absent where all are equal. */
  readonly odd?: Money;
}

/**
 * An exact payment as pence a person can pay: the nearest penny, every time the same. Where that
 * would not repay `principal`, and always without interest, one payment takes the pence that do not
 * divide, so that none is dropped (bugs 7, 8 and 9 of the finance rules) and interest is never
 * negative. With interest the payments stay equal, as lenders print them.
 * @param principal what the payments must repay at the least: the credit less any final payment, in pence
 */
export function inWholePence(
  exact: number,
  payments: number,
  principal: number,
  isFree: boolean,
): WholePence {
  const nearest = nearestPenny(exact);
  if (!isFree && nearest * payments >= principal) return { regular: pence(nearest) };
  const left = (regular: number): number => principal - regular * (payments - 1);
  const regular = left(nearest) < 0 ? down(exact) : nearest;
  const odd = left(regular);
  return odd === regular
    ? { regular: pence(regular) }
    : { regular: pence(regular), odd: pence(odd) };
}
