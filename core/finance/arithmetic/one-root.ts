import type { FlowSum } from './flow-sum';

/** In parts of the force, far below what an APR to nine decimals needs. */
const CLOSE_ENOUGH = 1e-14;

const MOST_STEPS = 60;

/** In parts of the last time: how far two gaps may differ and still be meant the same. */
const SAME_GAP = 1e-15;

/**
 * The force of interest at which one turn of sign balances: all that is advanced, then all that is
 * paid back. There is exactly one. The logarithms of the two worths are nearly straight lines in
 * the force, so Newton's steps on their difference arrive in three or four, from anywhere; the
 * difference only ever falls, and a bracket keeps every step honest.
 * @param turn place of the first flow of the second sign
 */
export function oneRoot({ times, amounts }: FlowSum, turn: number): number {
  const span = (times[times.length - 1] ?? 0) - (times[0] ?? 0);
  let force = 0;
  let low = -Infinity;
  let high = Infinity;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const early = logWorth(times, amounts, 0, turn, force);
    const late = logWorth(times, amounts, turn, times.length, force);
    const surplus = late.log - early.log;
    const slope = late.meanTime - early.meanTime;
    if (surplus === 0) return force;
    if (surplus > 0) low = force;
    else high = force;
    const by = surplus / slope;
    const newton = force + by;
    // No bend is sharper than that of money half at either end, so this is the most still missing.
    const missing = (span * span * by * by) / (8 * slope);
    // Asked before the bracket, which a step too small to move by would fall out of.
    if (missing <= CLOSE_ENOUGH * Math.max(1e-6, Math.abs(newton))) return newton;
    force = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return force;
}

interface Worth {
  readonly log: number;
  /** When, on the average of what it is worth, the money moves; in years. */
  readonly meanTime: number;
}

/** Logarithm of the worth of some flows of one sign, summed from the largest so that none overflows. */
function logWorth(
  times: readonly number[],
  amounts: readonly number[],
  from: number,
  to: number,
  force: number,
): Worth {
  // Seen from the end that weighs most at this force, no term exceeds its own amount.
  const onward = force >= 0 ? 1 : -1;
  const first = force >= 0 ? from : to - 1;
  const at = times[first] ?? 0;
  const sameGap = SAME_GAP * (times[times.length - 1] ?? 0);
  let gap = 0;
  let gapDiscount = 1;
  let discount = 1;
  let worth = 0;
  let moment = 0;
  let before = at;
  for (let place = first; place >= from && place < to; place += onward) {
    const time = times[place] ?? 0;
    // Payments a month apart share one discount, and multiplying is cheaper than a power each.
    if (Math.abs(time - before - gap) > sameGap) {
      gap = time - before;
      gapDiscount = Math.exp(-force * gap);
    }
    discount *= gapDiscount;
    before = time;
    const term = Math.abs(amounts[place] ?? 0) * discount;
    worth += term;
    moment += term * (time - at);
  }
  return { log: Math.log(worth) - force * at, meanTime: at + moment / worth };
}
