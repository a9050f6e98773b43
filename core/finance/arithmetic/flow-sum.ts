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
  const sorted = [...flows].sort((one, other) => one.years - other.years);
  const times: number[] = [];
  const amounts: number[] = [];
  for (const { years, amount } of sorted) {
    const last = times.length - 1;
    if (times[last] === years) amounts[last] = (amounts[last] ?? 0) + amount;
    else {
      times.push(years);
      amounts.push(amount);
    }
  }
  const isSomething = (_: number, place: number): boolean => amounts[place] !== 0;
  return { times: times.filter(isSomething), amounts: amounts.filter((amount) => amount !== 0) };
}

/** Where the sign of the amounts turns: the places of the first flow of each new sign. */
export const signChanges = ({ amounts }: FlowSum): readonly number[] =>
  amounts.flatMap((amount, place) =>
    place > 0 && Math.sign(amount) !== Math.sign(amounts[place - 1] ?? amount) ? [place] : [],
  );

/**
 * Worth of the flows at a force of interest `force` (a year's growth is e^force), seen from the
 * moment `at`, so that nothing overflows where the flows themselves are small.
 */
export function worthOf({ times, amounts }: FlowSum, force: number, at = 0): number {
  let worth = 0;
  for (let place = 0; place < times.length; place += 1) {
    worth += (amounts[place] ?? 0) * Math.exp(-force * ((times[place] ?? 0) - at));
  }
  return worth;
}
