import { signChanges, worthOf, type FlowSum } from './flow-sum';
import { oneRoot } from './one-root';

/** Forces of interest beyond these are no rates: a growth of e^710 a year is beyond any number. */
const EDGE = 710;

/**
 * Every force of interest at which the flows are worth nothing, ascending; one too high for any
 * number is told as infinite. Flows whose sign turns
 * once have one; with more turns there may be as many (Descartes' rule, by Laguerre for exponents
 * that are no whole numbers). Seen from a moment inside a turn, the slope of the worth has one turn
 * fewer, so its own roots, found the same way, part the line into pieces with one root at most.
 */
export function allRoots(sum: FlowSum): readonly number[] {
  const turns = signChanges(sum);
  const [turn, ...further] = turns;
  if (turn === undefined) return [];
  if (further.length === 0) return [oneRoot(sum, turn)];

  const at = ((sum.times[turn - 1] ?? 0) + (sum.times[turn] ?? 0)) / 2;
  const slope: FlowSum = {
    times: sum.times,
    amounts: sum.amounts.map((amount, place) => amount * ((sum.times[place] ?? 0) - at)),
  };
  const worth = (force: number): number => worthOf(sum, force, weightiest(sum, force));
  const found: number[] = [];
  let low = -EDGE;
  for (const high of [...allRoots(slope).filter((root) => Math.abs(root) < EDGE), EDGE]) {
    found.push(...rootBetween(worth, low, high));
    low = high;
  }
  // In the end the first amount outweighs all others: where it does not yet, a root lies beyond.
  if (worth(EDGE) > 0 !== (sum.amounts[0] ?? 0) > 0) found.push(Infinity);
  return found;
}

/** The moment from which no flow is worth more than its own amount, so that none overflows. */
const weightiest = ({ times }: FlowSum, force: number): number =>
  (force >= 0 ? times[0] : times.at(-1)) ?? 0;

/** The root of a worth that only rises or only falls between `low` and `high`, or touches nothing there. */
function rootBetween(
  worth: (force: number) => number,
  low: number,
  high: number,
): readonly number[] {
  const signAtLow = Math.sign(worth(low));
  const signAtHigh = Math.sign(worth(high));
  if (signAtHigh === 0) return [high];
  if (signAtLow === signAtHigh) return [];
  let from = low;
  let to = high;
  let middle = (from + to) / 2;
  // Until no number is left between the two.
  while (middle > from && middle < to) {
    if (Math.sign(worth(middle)) === signAtLow) from = middle;
    else to = middle;
    middle = (from + to) / 2;
  }
  return [middle];
}
