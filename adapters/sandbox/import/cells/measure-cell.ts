import { readNumber, type DecimalSign } from './number-cell';
import { andThen, Refused, type Read } from './refused';

/** A unit by the words for it, and what one of it is in ours. */
type Units = Readonly<Record<string, number>>;

const KILOMETRES_A_MILE = 1.609344;

export const MILES: Units = unitsOf([
  [['miles', 'mile', 'mi', 'mls'], 1],
  [['km', 'kms', 'kilometres', 'kilometre', 'kilometers', 'kilometer'], 1 / KILOMETRES_A_MILE],
]);

/** What German papers call PS, and kilowatts, in British horsepower. */
export const HORSEPOWER: Units = unitsOf([
  [['bhp', 'hp'], 1],
  [['ps', 'cv', 'pk'], 0.98632],
  [['kw'], 1.34102],
]);

export const LITRES: Units = unitsOf([
  [['l', 'litre', 'litres', 'liter', 'liters', 'ltr'], 1],
  [['cc', 'cm3', 'ccm'], 0.001],
]);

export const MILES_A_GALLON: Units = unitsOf([[['mpg'], 1]]);
export const GRAMS_A_KILOMETRE: Units = unitsOf([[['g/km', 'g', 'gkm'], 1]]);

function unitsOf(rows: readonly (readonly [readonly string[], number])[]): Units {
  return Object.fromEntries(rows.flatMap(([words, one]) => words.map((word) => [word, one])));
}

const SPLIT = /^(.*?[\d.,])\s*([a-z/]+\d?)\.?$/i;

interface Measured {
  readonly units: Units;
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** The unit of the column, where its name says one. */
  readonly unit: string | undefined;
  readonly decimal: DecimalSign;
}

/** A measure in our unit: that of the cell, else that of its column, else ours. */
export function readMeasure(cell: string, measured: Measured): Read<number> {
  const { units, least, most, isWhole } = measured;
  const [, figures = cell, word = measured.unit ?? ''] = SPLIT.exec(cell.trim()) ?? [];
  const one = word === '' ? 1 : units[word.toLowerCase()];
  if (one === undefined) {
    return new Refused(`has a unit that is not read (${word})`, unitsRead(units));
  }
  const within = {
    least: 0,
    most: Number.MAX_SAFE_INTEGER,
    isWhole: isWhole && one === 1,
    isCounted: isWhole,
  };
  return andThen(readNumber(figures, measured.decimal, within), (value) => {
    const ours = one === 1 ? value : rounded(value * one, isWhole);
    if (ours >= least && ours <= most) return ours;
    return new Refused(
      `is not between ${String(least)} and ${String(most)}`,
      'put it right, or leave the cell empty',
    );
  });
}

const unitsRead = (units: Units): string => `give it in ${Object.keys(units)[0] ?? 'our unit'}`;

const rounded = (value: number, isWhole: boolean): number =>
  isWhole ? Math.round(value) : Math.round(value * 10) / 10;

/** From here on a figure without a unit is cubic centimetres: no engine of a car is smaller. */
const LEAST_CC = 350;

/** A size among other words, with its unit: "4 cyl, 2.3 L", "EcoBoost 3.5L V6", "2.0 litre". */
const SIZE_IN_WORDS =
  /(?<![\d.,])(\d(?:\.\d{1,2})? ?(?:l|litres?|liters?)|\d{3,4} ?cc)(?![a-z\d])/gi;

/** An engine's size in litres: "1.0", "1.4L", "1998cc", "1,560 cc", "1998", or one among words that say its unit. */
export function readEngineSize(
  cell: string,
  unit: string | undefined,
  decimal: DecimalSign,
): Read<number> {
  const [size, ...others] = /[a-z]{3}/i.test(cell) ? (cell.match(SIZE_IN_WORDS) ?? []) : [];
  const figures = size !== undefined && others.length === 0 ? size : cell;
  const bare = readNumber(figures, decimal, { least: 0, most: 20_000, isWhole: false });
  const isCc = unit === undefined && typeof bare === 'number' && bare >= LEAST_CC;
  return readMeasure(figures, {
    units: LITRES,
    least: 0,
    most: 9,
    isWhole: false,
    unit: isCc ? 'cc' : unit,
    decimal,
  });
}
