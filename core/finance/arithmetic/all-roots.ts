import { signChanges, worthOf, type FlowSum } from './flow-sum';
import { oneRoot } from './one-root';

/** Forces of interest beyond these are no rates: a growth of e^710 a year is beyond any number. */
const EDGE = 710;

const HALVINGS = 120;

/**
 * Every force of interest at which the flows are worth nothing, ascending. Flows whose sign turns
 * once have one; with more turns there may be as many (Descartes' rule, by Laguerre for exponents
 * that are no whole numbers). Seen from a moment inside a turn, the slope of the worth has one turn
 * fewer, so its own roots, found the same way, part the line into pieces with one root at most.
 */
export function allRoots(sum: FlowSum): readonly number[] {
  const turns = signChanges(sum);
  const [turn] = turns;
  if (turn === undefined) return [];
  if (turns.length === 1) return [oneRoot(sum, turn)];

  const at = ((sum.times[turn - 1] ?? 0) + (sum.times[turn] ?? 0)) / 2;
  const slope: FlowSum = {
    times: sum.times,
    amounts: sum.amounts.map((amount, place) => -amount * ((sum.times[place] ?? 0) - at)),
  };
  const borders = [-EDGE, ...allRoots(slope).filter((root) => Math.abs(root) < EDGE), EDGE];
  const worth = (force: number): number => worthOf(sum, force, weightiest(sum, force));
  const found = borders
    .slice(1)
    .flatMap((to, place) => rootBetween(worth, borders[place] ?? -EDGE, to));
  return found.filter((root, place) => root !== found[place - 1]);
}

/** The moment from which no flow is worth more than its own amount, so that none overflows. */
const weightiest = ({ times }: FlowSum, force: number): number =>
  (force >= 0 ? times[0] : times.at(-1)) ?? 0;

/** The root of a worth that only rises or only falls from `low` to `high`, borders included. */
function rootBetween(
  worth: (force: number) => number,
  low: number,
  high: number,
): readonly number[] {
  const atLow = worth(low);
  const atHigh = worth(high);
  if (atLow === 0) return [low];
  if (atHigh === 0) return [high];
  if (Math.sign(atLow) === Math.sign(atHigh)) return [];
  let from = low;
  let to = high;
  for (let step = 0; step < HALVINGS && from < to; step += 1) {
    const middle = from + (to - from) / 2;
    if (middle === from || middle === to) break;
    if (Math.sign(worth(middle)) === Math.sign(atLow)) from = middle;
    else to = middle;
  }
  return [from + (to - from) / 2];
}
