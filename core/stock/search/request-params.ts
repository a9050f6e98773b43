import { AVAILABILITY_PAIRS } from './availability-text';
import { valuesOf } from './active-filters';
import { isListFilter } from './filter-keys';
import { FILTER_ORDER } from './filter-order';
import { askedTerms } from './finance-terms';
import { writeList } from './list-text';
import type { FinanceTerms, StockQuery } from './stock-query';

/** A parameter of a call, by the name the documents give it, not yet encoded for an address. */
export type RequestParam = readonly [key: string, value: string];

/**
 * A search as the back end is asked it (SEARCH-19 to SEARCH-28, CALL-13, CALL-18). Lists are comma
 * lists with commas inside values escaped (CG-056, HT-1); 0 is sent, what is not chosen is not.
 *
 * `category`: an untouched "all" in one half of the site means all that this half sells, so the
 * half's own category is sent; otherwise vans would turn up under `/used/cars/`.
 */
export const toRequestParams = (query: StockQuery): readonly RequestParam[] => [
  ...filterParams(query),
  ['category', query.category === 'all' ? query.section : query.category],
  AVAILABILITY_PAIRS[query.availability],
  ...financeParams(askedTerms(query.finance)),
  ['sort', query.sort],
  ['resultsPerPage', String(query.pageSize)],
  ['page', String(query.page)],
];

/** The chosen filters alone, category aside. */
export const filterParams = (query: StockQuery): readonly RequestParam[] =>
  FILTER_ORDER.filter((key) => key !== 'category').flatMap((key) => {
    const values = valuesOf(query, key);
    const [first] = values;
    if (first === undefined) return [];
    return [[key, isListFilter(key) ? writeList(values) : first] as const];
  });

/** What the monthly figures are worked out with; the product only when the shopper chose one. */
export const financeParams = (terms: FinanceTerms): readonly RequestParam[] => [
  ['finance_deposit', String(terms.deposit)],
  ['finance_deposit_type', terms.depositType],
  ['finance_mileage', String(terms.mileage)],
  ['finance_term', String(terms.months)],
  ...(terms.type === undefined ? [] : [['finance_type', terms.type] as const]),
];
