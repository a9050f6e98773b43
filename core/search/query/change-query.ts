import { isActive, SINGLE_FIELD, valuesOf } from './active-filters';
import { withBound, withMonthly } from './bound-changes';
import { isBoundFilter, isListFilter, type FilterKey } from './filter-keys';
import { boundValue, categoryValue, taxRateValue, textValue } from './filter-values';
import { changedTerms, type FinanceChange } from './finance-terms';
import { withListed, withoutListed } from './list-changes';
import { keepMonthlyGap, MOST_MONTHLY, type MonthlyRange } from '../monthly/monthly-gap';
import type { SortOrder } from './sort-order';
import { freshQuery, type Availability, type Category, type StockQuery } from './stock-query';
import { withoutKey } from './without-key';

/**
 * Chooses a value of a filter: a list grows in the order of choosing (FILTER-14), a single value
 * is replaced (FILTER-13). A change goes to page 1 (SEARCH-21); choosing what is chosen, or what
 * is no value of this filter, changes nothing and gives back the same query.
 */
export function choose(query: StockQuery, key: FilterKey, value: string): StockQuery {
  if (isListFilter(key)) {
    const lists = withListed(query.lists, key, value);
    return lists === query.lists ? query : changed(query, { lists });
  }
  if (isBoundFilter(key)) {
    const bound = boundValue(key, value);
    if (bound === undefined) return query;
    const bounds = withBound(query.bounds, key, bound);
    return bounds === query.bounds ? query : changed(query, { bounds });
  }
  if (key === 'category') return withCategory(query, categoryValue(value));
  if (key === 'tax_rate') {
    const taxRate = taxRateValue(value);
    if (taxRate === undefined || taxRate === query.taxRate) return query;
    return changed(query, { taxRate });
  }
  const keyword = textValue(value);
  return keyword === undefined ? query : withKeyword(query, keyword);
}

/**
 * Takes a value back, or the whole filter when no value is named. Removing a make also removes
 * its models (FILTER-15). Taking back what is not chosen changes nothing.
 */
export function unchoose(query: StockQuery, key: FilterKey, value?: string): StockQuery {
  if (isListFilter(key)) {
    const lists = withoutListed(query.lists, key, value);
    return lists === query.lists ? query : changed(query, { lists });
  }
  const [chosen] = valuesOf(query, key);
  if (chosen === undefined || (value !== undefined && value !== chosen)) return query;
  if (isBoundFilter(key)) return changed(query, { bounds: withoutKey(query.bounds, key) });
  if (key === 'category') return changed(query, { category: 'all' });
  return changed(withoutKey(query, SINGLE_FIELD[key]), {});
}

/**
 * Chooses the values, or takes them back if all are chosen: what a press on an option does, which
 * most often stands for one.
 */
export const toggle = (
  query: StockQuery,
  key: FilterKey,
  ...values: readonly string[]
): StockQuery =>
  values.every((value) => isChosen(query, key, value))
    ? values.reduce((before, value) => unchoose(before, key, value), query)
    : values.reduce((before, value) => choose(before, key, value), query);

/** Whether a filter has this value now. */
export const isChosen = (query: StockQuery, key: FilterKey, value: string): boolean =>
  isActive(query, { key, value });

export const clearFilter = (query: StockQuery, key: FilterKey): StockQuery => unchoose(query, key);

/** Takes every filter back; the sort, the finance terms and the reserved toggle stay. */
export function clearAllFilters(query: StockQuery): StockQuery {
  const bare = withoutKey(withoutKey(query, 'taxRate'), 'keyword');
  return changed(bare, { category: 'all', lists: {}, bounds: {} });
}

/** Everything back to how this half of the site opens (SEARCH-24). */
export const resetQuery = (query: StockQuery): StockQuery => freshQuery(query.section);

/** Another order starts again at page 1 (SEARCH-23). */
export const withSort = (query: StockQuery, sort: SortOrder): StockQuery =>
  sort === query.sort ? query : changed(query, { sort });

/** Another page keeps everything else (SEARCH-22). What is no page number is page 1 (SF-3). */
export function withPage(query: StockQuery, page: number): StockQuery {
  const wanted = Number.isSafeInteger(page) && page >= 1 ? page : 1;
  return wanted === query.page ? query : { ...query, page: wanted };
}

/** Other finance terms (FILTER-33). They decide what fits a monthly budget, hence page 1. */
export const withFinance = (query: StockQuery, change: FinanceChange): StockQuery =>
  changed(query, { finance: changedTerms(query.finance, change) });

/**
 * The Show Reserved toggle (FILTER-03). Yes lists three statuses (SEARCH-19), No asks for what is
 * available (SEARCH-20); only an untouched toggle leaves the default status (CG-055).
 */
export const withReservedShown = (query: StockQuery, isShown: boolean): StockQuery =>
  withAvailability(query, isShown ? 'with-reserved' : 'available-only');

export const withAvailability = (query: StockQuery, availability: Availability): StockQuery =>
  availability === query.availability ? query : changed(query, { availability });

/**
 * Both ends of the monthly budget at once, as the slider gives them; `moved` is the end that the
 * shopper holds (FILTER-35, FILTER-36, CG-041). A side left out is open.
 */
export function withMonthlyRange(
  query: StockQuery,
  range: MonthlyRange,
  moved: 'from' | 'to',
): StockQuery {
  const { from, to } = range;
  const whole = {
    ...(from !== undefined && { from: wholePounds(from) }),
    ...(to !== undefined && { to: wholePounds(to) }),
  };
  const bounds = withMonthly(query.bounds, keepMonthlyGap(whole, moved));
  return bounds === query.bounds ? query : changed(query, { bounds });
}

/** A budget that an address can hold, whatever was typed: 12.5 and 1e30 are figures to a box of numbers. */
const wholePounds = (amount: number): number =>
  Math.round(Math.min(Math.max(amount, 0), MOST_MONTHLY));

/** Words, a registration or a stock number; empty text takes them back. */
export function withKeyword(query: StockQuery, text: string): StockQuery {
  const keyword = textValue(text);
  if (keyword === query.keyword) return query;
  if (keyword !== undefined) return changed(query, { keyword });
  return text.trim() === '' ? changed(withoutKey(query, 'keyword'), {}) : query;
}

function withCategory(query: StockQuery, category: Category | undefined): StockQuery {
  if (category === undefined || category === query.category) return query;
  return changed(query, { category });
}

const changed = (query: StockQuery, change: Partial<StockQuery>): StockQuery => ({
  ...query,
  ...change,
  page: 1,
});
