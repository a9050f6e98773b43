import type { CashFlow } from '../../../core/finance/public';
import { exactly, NOTHING, ONE, type Decimal } from './decimal';

/**
 * Flows at whole counts of one unit of time, in the order of time, one for each moment and none of
 * nothing. Time comes from the core as years; here a month is a twelfth and a day a 365th exactly
 * (Directive 2008/48/EC annex I, remark c), not the binary fraction next to it.
 */
export interface DatedFlows {
  /** How many units make a year. */
  readonly unitsInYear: number;
  readonly at: readonly number[];
  readonly amounts: readonly Decimal[];
}

/** Months, days and days of a leap year all fall on parts this small. */
const FINEST = 12 * 365 * 366;

/** @throws at a time that is no count of months and days, which breaks the law that drew it. */
export function datedFlows(flows: readonly CashFlow[]): DatedFlows {
  const byMoment = new Map<number, Decimal>();
  for (const { years, amount } of flows) {
    const moment = Math.round(years * FINEST);
    if (Math.abs(moment / FINEST - years) > 1e-12 * Math.max(1, years)) {
      throw new Error(`${years} years are no months and days`);
    }
    const there = byMoment.get(moment);
    byMoment.set(moment, there?.plus(amount) ?? exactly(amount));
  }
  const told = [...byMoment]
    .filter(([, amount]) => !amount.isZero())
    .sort(([one], [other]) => one - other);
  const start = told[0]?.[0] ?? 0;
  const step = told.reduce((common, [moment]) => divisorOf(common, moment - start), FINEST);
  return {
    unitsInYear: FINEST / step,
    at: told.map(([moment]) => (moment - start) / step),
    amounts: told.map(([, amount]) => amount),
  };
}

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** The same flows seen from the end: what grew from the first falls to the last. */
export function fromTheEnd({ unitsInYear, at, amounts }: DatedFlows): DatedFlows {
  const end = at.at(-1) ?? 0;
  return {
    unitsInYear,
    at: at.map((moment) => end - moment).reverse(),
    amounts: [...amounts].reverse(),
  };
}

/** What flows are worth. @param discount of one unit of time */
export function worthOf({ at, amounts }: DatedFlows, discount: Decimal): Decimal {
  const powerOf = powersOf(discount);
  return at.reduce(
    (worth, units, place) => worth.plus((amounts[place] ?? NOTHING).times(powerOf(units))),
    NOTHING,
  );
}

/** Whole powers of one base; each square of it is made once, when it is wanted. */
export function powersOf(base: Decimal): (exponent: number) => Decimal {
  const squares = [base];
  return (exponent) => {
    let product = ONE;
    let left = exponent;
    for (let place = 0; left > 0; place += 1) {
      const square = squares[place] ?? (squares[place - 1] ?? ONE).pow(2);
      squares[place] = square;
      if (left % 2 === 1) product = product.times(square);
      left = Math.floor(left / 2);
    }
    return product;
  };
}
