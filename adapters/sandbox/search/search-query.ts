import type { MonthlyTerms } from './monthly-column';
import { CODED_FACETS, type CodedFacet } from './facet-readings';

/** `colours` is another name of `colour`; `sites` is `location_name` by site id. */
export type ListName = CodedFacet | 'features' | 'colours' | 'sites';

export const LIST_NAMES: readonly ListName[] = [...CODED_FACETS, 'features', 'colours', 'sites'];

/** Bounds in pounds, miles, years and pounds a month; inclusive. */
export const BOUND_NAMES = [
  'min_price',
  'max_price',
  'odometer_value',
  'min_year',
  'max_year',
  'monthly_from',
  'monthly_to',
] as const;
export type BoundName = (typeof BOUND_NAMES)[number];

export const SORT_NAMES = [
  'price|asc',
  'price|desc',
  'age|desc',
  'age|asc',
  'mileage|asc',
  'mileage|desc',
  'listed|desc',
] as const;
export type SortName = (typeof SORT_NAMES)[number];

export const STATUSES = ['FOR_SALE_RETAIL', 'RESERVED', 'SOLD'] as const;

/** One search as the index is asked. Any value of a list matches; all filters must. */
export interface SearchQuery {
  readonly lists: Readonly<Partial<Record<ListName, readonly string[]>>>;
  readonly bounds: Readonly<Partial<Record<BoundName, number>>>;
  /** `undefined` is every status; an empty list is none. */
  readonly statuses?: readonly string[];
  /** Only what is for sale and not reserved, whatever `statuses` says. */
  readonly availableOnly: boolean;
  readonly keyword?: string;
  readonly terms: MonthlyTerms;
  readonly sort: SortName;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}
