import type { FlowSum } from './flow-sum';

const CLOSE_ENOUGH = 1e-15;
const MOST_STEPS = 60;

/**
 * The force of interest at which one turn of sign balances: all that is advanced, then all that is
 * paid back. There is exactly one. The logarithms of the two worths are nearly straight lines in
 * the force, so Newton's steps on their difference arrive in three or four, from anywhere; the
 * difference only ever falls, and a bracket keeps every step honest.
 * @param turn place of the first flow of the second sign
 */
export function oneRoot({ times, amounts }: FlowSum, turn: number): number {
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
    const newton = force + surplus / slope;
    // Asked before the bracket, which a step too small to move by would fall out of.
    if (Math.abs(newton - force) <= CLOSE_ENOUGH * Math.max(1e-6, Math.abs(newton))) return newton;
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
  const at = (force >= 0 ? times[from] : times[to - 1]) ?? 0;
  let worth = 0;
  let moment = 0;
  for (let place = from; place < to; place += 1) {
    const after = (times[place] ?? 0) - at;
    const term = Math.abs(amounts[place] ?? 0) * Math.exp(-force * after);
    worth += term;
    moment += term * after;
  }
  return { log: Math.log(worth) - force * at, meanTime: at + moment / worth };
}
