import type { CashFlow } from '../model/finance-plan';

/**
 * Flows as the solver wants them: one for each moment, none of nothing, in the order of time.
 * `times` and `amounts` go together.
 */
export interface FlowSum {
  readonly times: readonly number[];
  readonly amounts: readonly number[];
}

export function flowSum(flows: readonly CashFlow[]): FlowSum {
  const times: number[] = [];
  const amounts: number[] = [];
  let last = -1;
  for (const { years, amount } of inOrder(flows)) {
    if (times[last] === years) {
      amounts[last] = (amounts[last] ?? 0) + amount;
    } else {
      // The moment before is complete; where it came to nothing it makes room.
      if (amounts[last] !== 0) last += 1;
      times[last] = years;
      amounts[last] = amount;
    }
  }
  const count = amounts[last] === 0 ? last : last + 1;
  times.length = count;
  amounts.length = count;
  return { times, amounts };
}

/** The flows themselves where they come in the order of time, as those of an agreement do. */
function inOrder(flows: readonly CashFlow[]): readonly CashFlow[] {
  let before = -Infinity;
  for (const { years } of flows) {
    if (years < before) return [...flows].sort((one, other) => one.years - other.years);
    before = years;
  }
  return flows;
}

/** Where the sign of the amounts turns: the places of the first flow of each new sign. */
export function signChanges({ amounts }: FlowSum): readonly number[] {
  const turns: number[] = [];
  let before = amounts[0] ?? 0;
  for (let place = 1; place < amounts.length; place += 1) {
    const amount = amounts[place] ?? 0;
    if (amount > 0 !== before > 0) turns.push(place);
    before = amount;
  }
  return turns;
}

/**
 * Worth of the flows at a force of interest `force` (a year's growth is e^force), seen from the
 * moment `at`, so that nothing overflows where the flows themselves are small.
 */
export const worthOf = ({ times, amounts }: FlowSum, force: number, at = 0): number =>
  times.reduce(
    (worth, time, place) => worth + (amounts[place] ?? 0) * Math.exp(-force * (time - at)),
    0,
  );
