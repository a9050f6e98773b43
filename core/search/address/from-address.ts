import type { SiteSection } from '../../stock/public';
import { makeAddressReader, type AddressReader, type IgnoredChoice } from './address-reader';
import { readAvailability } from './availability-text';
import { choose } from '../query/change-query';
import { isBoundFilter, isListFilter, type FilterKey } from '../query/filter-keys';
import { FILTER_ORDER } from '../query/filter-order';
import { isValueOf, MOST_VALUES, wholeNumber } from '../query/filter-values';
import { readList } from './list-text';
import { readBounds } from './read-bounds';
import { readFinanceTerms } from './read-finance-terms';
import { DEFAULT_SORT, isSortOrder } from '../query/sort-order';
import { freshQuery, RESULTS_PER_PAGE, type StockQuery } from '../query/stock-query';

/** A search as an address states it, and what in the address could not be understood. */
export interface ReadAddress {
  readonly query: StockQuery;
  readonly ignored: readonly IgnoredChoice[];
}

/** The most results an address can ask for at once. */
const LARGEST_PAGE_SIZE = 100;

/**
 * The search that an address stands for. Total: whatever the text, there is a search (SF-5, RT-3).
 * Accepts comma lists, repeated keys and `make[]=`; empty entries and repeats drop out; of a single
 * value the last good one holds; what is unknown falls back to the default. Values that make no
 * sense are handed back in `ignored`; names that are no business of a search (`utm_source`,
 * `gclid`) are passed over in silence, and so is a bad page number, which is page 1 (SF-3).
 */
export function fromAddress(section: SiteSection, queryText: string): ReadAddress {
  const reader = makeAddressReader(queryText);
  const filtered = FILTER_ORDER.filter((key) => !isBoundFilter(key)).reduce(
    (query, key) => withFilter(query, key, reader),
    freshQuery(section),
  );
  const query: StockQuery = {
    ...filtered,
    bounds: readBounds(reader),
    availability:
      reader.lastOf('reserved', (text) => readAvailability('reserved', text)) ??
      reader.lastOf('status', (text) => readAvailability('status', text)) ??
      'for-sale',
    finance: readFinanceTerms(reader),
    sort: reader.lastOf('sort', sortOrder) ?? DEFAULT_SORT,
    pageSize: reader.lastOf('resultsPerPage', pageSize) ?? RESULTS_PER_PAGE,
    page: pageNumber(reader.valuesOf('page')),
  };
  return { query, ignored: reader.ignored };
}

function withFilter(query: StockQuery, key: FilterKey, reader: AddressReader): StockQuery {
  const texts = reader.valuesOf(key);
  if (!isListFilter(key)) {
    const value = reader.lastOf(key, (text) => (isValueOf(key, text) ? text : undefined));
    return value === undefined ? query : choose(query, key, value);
  }
  const entries = texts.flatMap(readList).map((entry) => entry.trim());
  const values = [...new Set(entries)].filter((entry) => entry !== '');
  const good = values.filter((value) => isValueOf(key, value)).slice(0, MOST_VALUES);
  const taken = new Set(good);
  values.filter((value) => !taken.has(value)).forEach((value) => reader.ignore(key, value));
  return good.reduce((before, value) => choose(before, key, value), query);
}

function sortOrder(text: string) {
  const tidy = text.trim();
  return isSortOrder(tidy) ? tidy : undefined;
}

function pageSize(text: string): number | undefined {
  const size = wholeNumber(text);
  return size !== undefined && size >= 1 && size <= LARGEST_PAGE_SIZE ? size : undefined;
}

function pageNumber(texts: readonly string[]): number {
  const pages = texts.map(wholeNumber).filter((page) => page !== undefined && page > 0);
  return pages.at(-1) ?? 1;
}
