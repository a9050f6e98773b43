import { pounds, type Money } from '../../../core/kernel/money';
import { VALUE_CLASSES, type ValueClass, type VehicleKind } from './value-class';

/**
 * What vehicles are worth as they age and are driven, as the sandbox's lender sees it
 * (`docs/residual-values.md`). Both tables never rise, so an older or farther driven vehicle is
 * never worth more.
 */

/** Percent of its price when new that a vehicle is worth at 0, 1, … 10 years, miles aside. */
export const WORTH_BY_AGE: Readonly<Record<VehicleKind, readonly number[]>> = {
  supermini: [100, 85.5, 74.5, 69.5, 64.5, 59.5, 55.5, 49.5, 44, 41, 34.5],
  family: [100, 87.5, 74.5, 69.5, 64, 58, 54, 48, 42, 39, 32],
  executive: [100, 87, 72, 67, 62, 56.5, 52.5, 43.5, 39, 36, 31.5],
  suv: [100, 89.5, 79, 70.5, 66, 61.5, 55, 47, 43, 38, 33],
  sports: [100, 89, 77, 69.5, 64, 61, 56.5, 50, 45, 40, 36],
  van: [100, 80, 70, 63, 57, 51, 45, 40, 35, 31, 27],
};

/** Percent of that which an electric vehicle keeps, at 0, 1, … 8 years: its battery ages too. */
export const ELECTRIC_BY_AGE: readonly number[] = [100, 93, 87, 82, 79, 76, 74, 72, 70];

/** Percent that is left of it at 0, 10,000, 20,000 … miles. */
export const WORTH_BY_MILES: Readonly<Record<'car' | 'van', readonly number[]>> = {
  car: [100, 94.5, 89, 84, 79, 74.5, 70.5, 66.5, 62.5, 59, 55.5],
  van: [100, 96, 92, 88.5, 85, 81.5, 78.5, 75, 72, 69, 66.5, 64, 61.5],
};

/** Percent of what it will probably be worth that the lender promises: the rest is its margin. */
export const PROMISED_PERCENT = 88;

/** Pence for every mile above the agreed ones. */
export const EXCESS_MILE_PENCE: Readonly<Record<VehicleKind, number>> = {
  supermini: 6,
  family: 7.5,
  executive: 10,
  suv: 9,
  sports: 12,
  van: 7,
};

/** How far the entries of a table by miles are apart. */
export const MILES_A_STEP = 10_000;

/** One class's tables, laid out for a whole stock at once. */
export interface ResidualTable {
  /** Share of the price when new, by months of age; its last month is the oldest there is a PCP to. */
  readonly byMonth: Float64Array;
  /** Share left of it at each step of 10,000 miles; the last step is the farthest there is a PCP to. */
  readonly byMiles: Float64Array;
  readonly excessMilePence: number;
}

/** By place in `VALUE_CLASSES`. */
export const RESIDUAL_TABLES: readonly ResidualTable[] = VALUE_CLASSES.map(layOut);

const tablesByClass = new Map(VALUE_CLASSES.map((name, at) => [name, RESIDUAL_TABLES[at]]));

export const residualTableOf = (valueClass: ValueClass): ResidualTable =>
  tablesByClass.get(valueClass) ?? layOut(valueClass);

function layOut(valueClass: ValueClass): ResidualTable {
  const isElectric = valueClass.startsWith('electric ');
  const kind = valueClass.replace('electric ', '') as VehicleKind;
  const byAge = WORTH_BY_AGE[kind];
  const yearly = isElectric
    ? ELECTRIC_BY_AGE.map((percent, age) => ((byAge[age] ?? 0) * percent) / 100)
    : byAge;
  const months = (yearly.length - 1) * 12;
  return {
    byMonth: Float64Array.from(
      { length: months + 1 },
      (_, month) => between(yearly, month / 12) / 100,
    ),
    byMiles: Float64Array.from(WORTH_BY_MILES[kind === 'van' ? 'van' : 'car'], (one) => one / 100),
    excessMilePence: EXCESS_MILE_PENCE[kind],
  };
}

/** In a straight line from one entry to the next. */
export function between(entries: readonly number[] | Float64Array, place: number): number {
  const from = Math.floor(place);
  const low = entries[from] ?? 0;
  const high = entries[from + 1] ?? low;
  return low + (high - low) * (place - from);
}

/**
 * Share of its price when new that a vehicle is worth. `undefined` beyond the class's oldest age
 * or farthest mileage.
 * @param ageMonths whole months
 */
function worth(table: ResidualTable, ageMonths: number, miles: number): number | undefined {
  const byAge = table.byMonth[ageMonths];
  const step = miles / MILES_A_STEP;
  if (byAge === undefined || !(step <= table.byMiles.length - 1)) return undefined;
  return byAge * between(table.byMiles, step);
}

/**
 * What the lender takes a vehicle back for: its price now, less what the tables say it loses until
 * then, less the lender's margin. In whole pounds, downwards. `undefined` for one that will then
 * be beyond the tables, or worth nothing.
 * @param ageMonths now, whole months
 * @param miles now
 * @param months whole months
 */
export function residualValue(
  table: ResidualTable,
  price: Money,
  ageMonths: number,
  miles: number,
  months: number,
  annualMileage: number,
): Money | undefined {
  const then = worth(table, ageMonths + months, miles + (annualMileage * months) / 12);
  if (then === undefined) return undefined;
  const now = worth(table, ageMonths, miles);
  if (now === undefined) return undefined;
  const inPounds = Math.floor((((price * then) / now) * PROMISED_PERCENT) / 10_000);
  return inPounds > 0 ? pounds(inPounds) : undefined;
}
