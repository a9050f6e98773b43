import { powersOf, type DatedFlows } from './dated-flows';
import { exactly, NOTHING, ONE, type Decimal } from './decimal';

/** Equal amounts one after the other, the same time apart. */
interface Run {
  readonly from: number;
  readonly apart: number;
  readonly count: number;
  readonly amount: Decimal;
}

/** The same flows, equal ones taken together: 600 payments are worth what one sum says. */
export function runsOf({ at, amounts }: DatedFlows): readonly Run[] {
  const runs: Run[] = [];
  at.forEach((from, place) => {
    const amount = amounts[place] ?? NOTHING;
    const last = runs.at(-1);
    if (last?.amount.equals(amount) === true) {
      const end = last.from + last.apart * (last.count - 1);
      if (last.count === 1 || from - end === last.apart) {
        runs[runs.length - 1] = { ...last, apart: from - end, count: last.count + 1 };
        return;
      }
    }
    runs.push({ from, apart: 0, count: 1, amount });
  });
  return runs;
}

export interface Worth {
  readonly worth: Decimal;
  /** The same with each amount times its moment. */
  readonly moment: Decimal;
}

/** What they are worth. @param discount of one unit of time */
export function worthOfRuns(runs: readonly Run[], discount: Decimal): Worth {
  const powerOf = powersOf(discount);
  let worth = NOTHING;
  let moment = NOTHING;
  for (const { from, apart, count, amount } of runs) {
    const start = amount.times(powerOf(from));
    const { sum, places } = geometric(powerOf(apart), count, powerOf(apart * count));
    worth = worth.plus(start.times(sum));
    moment = moment.plus(start.times(sum.times(from).plus(places.times(apart))));
  }
  return { worth, moment };
}

/** Σ w^j and Σ j · w^j for j from 0 to one below the count. @param end w to the count */
function geometric(
  step: Decimal,
  count: number,
  end: Decimal,
): { readonly sum: Decimal; readonly places: Decimal } {
  if (count === 1) return { sum: ONE, places: NOTHING };
  const lost = ONE.minus(step);
  if (lost.isZero()) {
    return { sum: exactly(count), places: exactly((count * (count - 1)) / 2) };
  }
  const sum = ONE.minus(end).div(lost);
  return { sum, places: sum.times(step).minus(end.times(count)).div(lost) };
}
