import { NO_ROAD_TAX } from '../query/filter-values';
import type { SortOrder } from '../query/sort-order';
import type { FilterKey } from '../query/filter-keys';
import type { FilterOptions } from '../options/filter-options';
import type { BoundPhrase } from './amount-phrases';
import type { TypedWord } from './typed-words';

/** Values that some words say, and how many words say them. */
export interface ValuePhrase {
  readonly choices: readonly (readonly [key: FilterKey, value: string])[];
  readonly sort?: SortOrder;
  readonly bounds?: BoundPhrase['bounds'];
  readonly length: number;
}

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

const DOORS = new Set(['door', 'doors', 'dr', 'drs', 'doored']);
const SEATS = new Set(['seat', 'seats', 'seater', 'seaters']);
const LITRES = new Set(['l', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters']);
const PLATES = new Set(['plate', 'plates', 'reg', 'registered']);
const NOTHING = new Set(['free', 'no', 'zero', 'nil', 'without', '0']);

const SORTS: readonly (readonly [string, SortOrder])[] = [
  ['cheapest first', 'price|asc'],
  ['lowest price', 'price|asc'],
  ['cheapest', 'price|asc'],
  ['cheap', 'price|asc'],
  ['lowest mileage', 'mileage|asc'],
  ['low mileage', 'mileage|asc'],
  ['low miles', 'mileage|asc'],
  ['newest first', 'age|desc'],
  ['newest', 'age|desc'],
];

type Options = FilterOptions['options'];

const offers = (
  options: Options,
  key: 'doors' | 'seats' | 'engine_size' | 'tax_rate',
  value: string,
) => options[key]?.some((option) => option.value === value) === true;

const one = (key: FilterKey, value: string, length: number): ValuePhrase => ({
  choices: [[key, value]],
  length,
});

/**
 * What the words from one place on say of doors, seats, the engine, road tax, the plate or the
 * order of the list. Only what the stock offers is understood: a 9 seater that nobody has is not.
 */
export function numberPhrase(
  words: readonly TypedWord[],
  at: number,
  options: Options,
): ValuePhrase | undefined {
  return (
    sortPhrase(words, at) ??
    plateYears(words, at) ??
    taxPhrase(words, at, options) ??
    countPhrase(words, at, options) ??
    enginePhrase(words, at, options)
  );
}

function sortPhrase(words: readonly TypedWord[], at: number): ValuePhrase | undefined {
  const found = SORTS.find(([text]) =>
    text.split(' ').every((part, step) => words[at + step]?.text === part),
  );
  return found && { choices: [], sort: found[1], length: found[0].split(' ').length };
}

function countPhrase(
  words: readonly TypedWord[],
  at: number,
  options: Options,
): ValuePhrase | undefined {
  const word = words[at];
  const count = word?.amount ?? COUNTS[word?.text ?? ''];
  const unit = words[at + 1]?.text ?? '';
  if (count === undefined || !(DOORS.has(unit) || SEATS.has(unit))) return undefined;
  const key = DOORS.has(unit) ? 'doors' : 'seats';
  return offers(options, key, String(count)) ? one(key, String(count), 2) : undefined;
}

/** "1.6", "2 litre", "998cc". */
function enginePhrase(
  words: readonly TypedWord[],
  at: number,
  options: Options,
): ValuePhrase | undefined {
  const { text = '', amount, isPounds = false } = words[at] ?? {};
  if (amount === undefined || isPounds) return undefined;
  const unit = words[at + 1]?.text ?? '';
  const isLitres = LITRES.has(unit);
  const size = unit === 'cc' ? amount / 1000 : amount;
  if (!isLitres && unit !== 'cc' && !/^\d\.\d$/.test(text)) return undefined;
  const value = size.toFixed(1);
  if (!offers(options, 'engine_size', value)) return undefined;
  return one('engine_size', value, isLitres || unit === 'cc' ? 2 : 1);
}

/** "no road tax", "£20 tax", "tax free". */
function taxPhrase(
  words: readonly TypedWord[],
  at: number,
  options: Options,
): ValuePhrase | undefined {
  const isTax = (place: number): number =>
    words[place]?.text === 'tax'
      ? 1
      : words[place]?.text === 'road' && words[place + 1]?.text === 'tax'
        ? 2
        : 0;
  const rateOf = (word: TypedWord | undefined): string | undefined => {
    if (word === undefined) return undefined;
    if (NOTHING.has(word.text)) return NO_ROAD_TAX;
    const value = word.amount === undefined ? undefined : String(word.amount);
    return value !== undefined && offers(options, 'tax_rate', value) ? value : undefined;
  };
  const before = isTax(at);
  const rate = before > 0 ? rateOf(words[at + before]) : rateOf(words[at]);
  const after = before > 0 ? 0 : isTax(at + 1);
  if (rate === undefined || before + after === 0) return undefined;
  return one('tax_rate', rate, 1 + before + after);
}

const FIRST_OF_SPRING = 2;
const LAST_OF_SPRING = 50;
const AUTUMN = 50;

/**
 * The years of a plate: 19 is March to August 2019; 69 is September 2019 to February 2020, the
 * years of which are both. The stock is asked for years: it has no filter of plates.
 */
function plateYears(words: readonly TypedWord[], at: number): ValuePhrase | undefined {
  const word = words[at];
  const plate = word?.amount;
  const isPlate = plate !== undefined && /^\d{2}$/.test(word?.text ?? '');
  if (!isPlate || !PLATES.has(words[at + 1]?.text ?? '')) return undefined;
  if (plate >= FIRST_OF_SPRING && plate <= LAST_OF_SPRING) {
    const year = 2000 + plate;
    return { choices: [], bounds: { min_year: year, max_year: year }, length: 2 };
  }
  if (plate <= AUTUMN) return undefined;
  const year = 2000 + plate - AUTUMN;
  return { choices: [], bounds: { min_year: year, max_year: year + 1 }, length: 2 };
}
