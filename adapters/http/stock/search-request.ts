import {
  requestedTerms,
  DEFAULT_FINANCE_TERMS,
  FILTER_ORDER,
  heroProduct,
  heroSection,
  isListFilter,
  RESULTS_PER_PAGE,
  valuesOf,
  writeList,
  type Availability,
  type FinanceTerms,
  type HeroSearch,
  type StockQuery,
} from '../../../core/search/public';

import { rangeSlugs } from './range-slugs';

/** A parameter of a call, by the name the documents give it, not yet encoded for an address. */
export type RequestParam = readonly [key: string, value: string];

/** How each position of the Show Reserved toggle is asked for (SEARCH-19, SEARCH-20, SEARCH-26, CG-055). */
const AVAILABILITY_PARAMS: Readonly<Record<Availability, RequestParam>> = {
  'for-sale': ['status', 'FOR_SALE_RETAIL'],
  'with-reserved': ['status', 'FOR_SALE_RETAIL,RESERVED,SOLD'],
  'available-only': ['reserved', 'Available'],
};

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
  AVAILABILITY_PARAMS[query.availability],
  ...financeParams(requestedTerms(query.finance)),
  ...(hasMonthlyRange(query) ? [['finance_search_only', 'true'] as const] : []),
  ['sort', query.sort],
  ['resultsPerPage', String(query.pageSize)],
  ['page', String(query.page)],
];

/**
 * The hero's count, as the documents ask for it (FILTER-31): sold and reserved vehicles are in it,
 * as they are in the page that the button leads to (CG-074), whose category it asks for.
 */
export function heroRequestParams(hero: HeroSearch): readonly RequestParam[] {
  const type = heroProduct(hero);
  return [
    ...filterParams(hero.query),
    ['category', heroSection(hero)],
    ['in_stock', 'true'],
    ['status', 'SOLD,RESERVED,FOR_SALE_RETAIL'],
    ...financeParams({ ...DEFAULT_FINANCE_TERMS, ...(type !== undefined && { type }) }),
    ['resultsPerPage', String(RESULTS_PER_PAGE)],
  ];
}

/** A budget a month is for what can be bought monthly at all (FIN-41). */
const hasMonthlyRange = (query: StockQuery): boolean =>
  [...valuesOf(query, 'monthly_from'), ...valuesOf(query, 'monthly_to')].length > 0;

/** The chosen filters alone, category aside. */
const filterParams = (query: StockQuery): readonly RequestParam[] =>
  FILTER_ORDER.filter((key) => key !== 'category').flatMap((key) => {
    const chosen = valuesOf(query, key);
    const values = key === 'range' ? rangeSlugs(chosen) : chosen;
    const [first] = values;
    if (first === undefined) return [];
    return [[key, isListFilter(key) ? writeList(values) : first] as const];
  });

/** What the monthly figures are worked out with; the product only when the shopper chose one. */
const financeParams = (terms: FinanceTerms): readonly RequestParam[] => [
  ['finance_deposit', String(terms.deposit)],
  ['finance_deposit_type', terms.depositType],
  ['finance_mileage', String(terms.mileage)],
  ['finance_term', String(terms.months)],
  ...(terms.type === undefined ? [] : [['finance_type', terms.type] as const]),
];
