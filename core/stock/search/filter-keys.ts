/**
 * The filters a shopper can set, by the names the documents, the address bar and the back end
 * share (SEARCH-28). Years, keyword and newest-listed go beyond the documents (decisions.md).
 */

/** Filters that hold several values; any one of them matches (FILTER-14, UX rule 6). */
export const LIST_FILTERS = [
  'make',
  'range',
  'body_type',
  'transmission',
  'fuel_type',
  'colour',
  'colours',
  'location_name',
  'sites',
  'doors',
  'seats',
  'engine_size',
  'features',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Whole-number bounds; a new value replaces the old (FILTER-13). Pounds, miles, years, pounds a month. */
export const BOUND_FILTERS = [
  'min_price',
  'max_price',
  'odometer_value',
  'min_year',
  'max_year',
  'monthly_from',
  'monthly_to',
] as const;
export type BoundFilter = (typeof BOUND_FILTERS)[number];

/** Every filter that one chip can stand for. */
export type FilterKey = ListFilter | BoundFilter | 'category' | 'tax_rate' | 'keyword';

export const isListFilter = (key: string): key is ListFilter =>
  (LIST_FILTERS as readonly string[]).includes(key);

export const isBoundFilter = (key: string): key is BoundFilter =>
  (BOUND_FILTERS as readonly string[]).includes(key);
