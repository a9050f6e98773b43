import { DEFAULT_TERMS, type FinanceProduct } from '../../finance/public';
import type { SiteSection } from '../../stock/public';
import type { BoundFilter, ListFilter } from './filter-keys';
import { DEFAULT_SORT, type SortOrder } from './sort-order';

/** SEARCH-29. `all` is "whatever this half of the site sells". */
export type Category = 'all' | 'cars' | 'van';

/**
 * Which statuses to list. The shopper's Yes/No toggle sends other parameters than the untouched
 * page does (SEARCH-19, SEARCH-20, CG-055), hence three and not two.
 */
export type Availability = 'for-sale' | 'with-reserved' | 'available-only';

export type DepositType = 'Percentage' | 'Amount';

/** The finance brief filter: what the monthly figures on the cards are worked out with (FILTER-33). */
export interface FinanceTerms {
  /** Percent when `depositType` is Percentage, else pounds. */
  readonly deposit: number;
  readonly depositType: DepositType;
  /** Miles a year. */
  readonly mileage: number;
  readonly months: number;
  readonly type?: FinanceProduct;
}

/**
 * One search, complete: what the address bar holds and what the back end is asked. Immutable;
 * changed by the functions of `change-query.ts` only. Lists keep the order of choosing and hold
 * no value twice.
 */
export interface StockQuery {
  readonly section: SiteSection;
  readonly category: Category;
  readonly lists: Readonly<Partial<Record<ListFilter, readonly string[]>>>;
  readonly bounds: Readonly<Partial<Record<BoundFilter, number>>>;
  /** Pounds a year as the server writes them, or `nil` for £0 (FILTER-12). */
  readonly taxRate?: string;
  /** Words, a registration or a stock number. */
  readonly keyword?: string;
  readonly availability: Availability;
  readonly finance: FinanceTerms;
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** SEARCH-25. */
export const RESULTS_PER_PAGE = 12;

/** SEARCH-24: deposit 20 percent, 8,000 miles a year, 60 months. */
export const DEFAULT_FINANCE_TERMS: FinanceTerms = DEFAULT_TERMS;

/** What reset restores (SEARCH-24, WE-070). */
export const freshQuery = (section: SiteSection): StockQuery => ({
  section,
  category: 'all',
  lists: {},
  bounds: {},
  availability: 'for-sale',
  finance: DEFAULT_FINANCE_TERMS,
  sort: DEFAULT_SORT,
  page: 1,
  pageSize: RESULTS_PER_PAGE,
});
