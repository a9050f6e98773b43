import { wellFormed } from '../../kernel/well-formed';
import { isBoundFilter, type BoundFilter, type FilterKey } from './filter-keys';
import { MOST_MONTHLY } from '../monthly/monthly-gap';
import type { Category } from './stock-query';

/** No honest value is longer; what is longer is left out, not cut, since half a value is another value. */
export const LONGEST_VALUE = 200;

/** How many values one list filter holds. */
export const MOST_VALUES = 100;

/** The £0 road tax choice as the server writes it (FILTER-12). */
export const NO_ROAD_TAX = 'nil';

/** What careless programs write into links where they have no value (SF-5). */
const NO_VALUES: ReadonlySet<string> = new Set(['', 'undefined', 'null', 'NaN']);

/** Text as a filter holds it: no padding, no half characters, not too long. */
export function textValue(text: string): string | undefined {
  const tidy = wellFormed(text).trim();
  return NO_VALUES.has(tidy) || tidy.length > LONGEST_VALUE ? undefined : tidy;
}

/** A whole number from 0 to 999,999,999, written in digits alone. */
export function wholeNumber(text: string): number | undefined {
  const tidy = text.trim();
  return /^\d{1,9}$/.test(tidy) ? Number(tidy) : undefined;
}

/** The bounds that cannot be any whole number; a year being typed is not yet a year. */
const LIMITS: Readonly<Partial<Record<BoundFilter, { least: number; most: number }>>> = {
  min_year: { least: 1900, most: 2999 },
  max_year: { least: 1900, most: 2999 },
  monthly_from: { least: 0, most: MOST_MONTHLY },
  monthly_to: { least: 0, most: MOST_MONTHLY },
};

/** A bound's value: pounds, miles, a year. */
export function boundValue(key: BoundFilter, text: string): number | undefined {
  const value = wholeNumber(text);
  const limits = LIMITS[key];
  if (value === undefined || limits === undefined) return value;
  return value >= limits.least && value <= limits.most ? value : undefined;
}

/** Pounds a year as the server writes them; a written 0 is `nil`. */
export function taxRateValue(text: string): string | undefined {
  const tidy = text.trim();
  if (tidy === NO_ROAD_TAX || /^0{1,9}(\.0{1,2})?$/.test(tidy)) return NO_ROAD_TAX;
  return /^\d{1,9}(\.\d{1,2})?$/.test(tidy) ? tidy : undefined;
}

const CATEGORIES: readonly string[] = ['all', 'cars', 'van'] satisfies readonly Category[];

export function categoryValue(text: string): Category | undefined {
  const tidy = text.trim();
  return CATEGORIES.includes(tidy) ? (tidy as Category) : undefined;
}

/** Whether a text can be a value of a filter at all; a make's slug has no colon (`model-value`). */
export function isValueOf(key: FilterKey, text: string): boolean {
  if (isBoundFilter(key)) return boundValue(key, text) !== undefined;
  if (key === 'category') return categoryValue(text) !== undefined;
  if (key === 'tax_rate') return taxRateValue(text) !== undefined;
  return textValue(text) !== undefined && !(key === 'make' && text.includes(':'));
}
