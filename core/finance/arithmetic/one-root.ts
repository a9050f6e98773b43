import type { FlowSum } from './flow-sum';

/** In parts of the force, far below what an APR to nine decimals needs. */
const CLOSE_ENOUGH = 1e-14;

const MOST_STEPS = 60;

/** In parts of the last time: how far two gaps may differ and still be meant the same. */
const SAME_GAP = 1e-15;

/**
 * The force of interest at which one turn of sign balances: all that is advanced, then all that is
 * paid back. There is exactly one. The logarithms of the two worths are nearly straight lines in
 * the force, so Newton's steps on their difference arrive in three or four, from anywhere.
 *
 * They need no bracket. The difference falls by how long the money is out on the average: the mean
 * time of what is paid back less that of what is advanced, both of which only fall as the force
 * rises. A step that overshoots, and one that overshoots on the way back, would have to do so by
 * factors whose product is one or more; as every advance comes before every payment it is less.
 * @param turn place of the first flow of the second sign
 */
export function oneRoot({ times, amounts }: FlowSum, turn: number): number {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  let force = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const early = logWorth(times, amounts, 0, turn, force);
    const late = logWorth(times, amounts, turn, times.length, force);
    const slope = late.meanTime - early.meanTime;
    const by = (late.log - early.log) / slope;
    force += by;
    // No bend is sharper than that of money half at either end, so this is the most still missing.
    const missing = (span * span * by * by) / (8 * slope);
    if (missing <= CLOSE_ENOUGH * Math.abs(force)) break;
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
  const sameGap = SAME_GAP * (times.at(-1) ?? 0);
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
