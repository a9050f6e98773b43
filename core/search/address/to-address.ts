import { writeQueryString } from '../../kernel/query-string';
import { valuesOf } from '../query/active-filters';
import { AVAILABILITY_PAIRS } from './availability-text';
import { isListFilter, type FilterKey } from '../query/filter-keys';
import { FILTER_ORDER } from '../query/filter-order';
import { writeList } from './list-text';
import { readModelValue } from '../query/model-value';
import { DEFAULT_SORT } from '../query/sort-order';
import { DEFAULT_FINANCE_TERMS, RESULTS_PER_PAGE, type StockQuery } from '../query/stock-query';
import type { SiteSection } from '../../stock/public';

/** A key of the query string and its value, not yet encoded. */
export type AddressPair = readonly [key: string, value: string];

/** The results page of one half of the site (ROUTE-28). */
export const searchPath = (section: SiteSection): string => `/used/${section}/search/`;

/**
 * Where a search lives: path, and what differs from a fresh page, always in one order. The same
 * search has the same address, and `fromAddress` reads it back exactly. Beside one make, models
 * are written bare, as ROUTE-43 does.
 */
export function toAddress(query: StockQuery): string {
  const text = writeQueryString(addressPairs(query));
  return searchPath(query.section) + (text === '' ? '' : `?${text}`);
}

/**
 * What the query string of a search's address says, key by key. A form that leads to such an
 * address carries of them what it does not ask itself.
 */
export const addressPairs = (query: StockQuery): readonly AddressPair[] => [
  ...FILTER_ORDER.flatMap((key) => filterPair(query, key)),
  ...(query.availability === 'for-sale' ? [] : [AVAILABILITY_PAIRS[query.availability]]),
  ...financePairs(query),
  ...differing('sort', query.sort, DEFAULT_SORT),
  ...differing('resultsPerPage', query.pageSize, RESULTS_PER_PAGE),
  ...differing('page', query.page, 1),
];

function filterPair(query: StockQuery, key: FilterKey): readonly AddressPair[] {
  const values = key === 'range' ? modelTexts(query) : valuesOf(query, key);
  const [first] = values;
  if (first === undefined) return [];
  return [[key, isListFilter(key) ? writeList(values) : first]];
}

function modelTexts(query: StockQuery): readonly string[] {
  const models = query.lists.range ?? [];
  const [onlyMake, secondMake] = query.lists.make ?? [];
  if (onlyMake === undefined || secondMake !== undefined) return models;
  return models.map((value) => {
    const parts = readModelValue(value);
    const isPlain = parts?.make === onlyMake && !parts.model.includes(':');
    return isPlain ? parts.model : value;
  });
}

function financePairs({ finance }: StockQuery): readonly AddressPair[] {
  return [
    ...differing('finance_deposit', finance.deposit, DEFAULT_FINANCE_TERMS.deposit),
    ...differing('finance_mileage', finance.mileage, DEFAULT_FINANCE_TERMS.mileage),
    ...differing('finance_term', finance.months, DEFAULT_FINANCE_TERMS.months),
    ...(finance.type === undefined ? [] : [['finance_type', finance.type] as const]),
  ];
}

const differing = (
  key: string,
  value: string | number,
  usual: string | number,
): readonly AddressPair[] => (value === usual ? [] : [[key, String(value)]]);
