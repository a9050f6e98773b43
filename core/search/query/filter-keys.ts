/** What a filter holds; a filter of a kind of its own has its own field in a search. */
type FilterKind = 'list' | 'bound' | 'category' | 'tax_rate' | 'keyword';

/**
 * The filters a shopper can set, by the names the documents, the address bar and the back end
 * share (SEARCH-28), each with its kind: the one table of them. Years, keyword and newest-listed go
 * beyond the documents (decisions.md).
 *
 * A `list` holds several values; any one of them matches (FILTER-14, UX rule 6). A `bound` is a
 * whole number, and a new one replaces the old (FILTER-13): pounds, miles, years, pounds a month.
 *
 * Their order is the one order of all filters, for the address bar, the chips and the back-end
 * call alike: what the shopper names first when asked what they are after comes first. One search,
 * one address.
 */
export const FILTERS = {
  make: 'list',
  range: 'list',
  category: 'category',
  body_type: 'list',
  min_price: 'bound',
  max_price: 'bound',
  monthly_from: 'bound',
  monthly_to: 'bound',
  transmission: 'list',
  fuel_type: 'list',
  colour: 'list',
  colours: 'list',
  min_year: 'bound',
  max_year: 'bound',
  odometer_value: 'bound',
  doors: 'list',
  seats: 'list',
  engine_size: 'list',
  tax_rate: 'tax_rate',
  features: 'list',
  location_name: 'list',
  sites: 'list',
  keyword: 'keyword',
} as const satisfies Readonly<Record<string, FilterKind>>;

/** Every filter that one chip can stand for. */
export type FilterKey = keyof typeof FILTERS;

type OfKind<Kind extends FilterKind> = {
  [Key in FilterKey]: (typeof FILTERS)[Key] extends Kind ? Key : never;
}[FilterKey];

export type ListFilter = OfKind<'list'>;
export type BoundFilter = OfKind<'bound'>;
/** Filters that hold one value which is no bound. */
export type SingleFilter = Exclude<FilterKey, ListFilter | BoundFilter>;

const kindOf = (key: string): unknown => (FILTERS as Readonly<Record<string, FilterKind>>)[key];

export const isListFilter = (key: string): key is ListFilter => kindOf(key) === 'list';

export const isBoundFilter = (key: string): key is BoundFilter => kindOf(key) === 'bound';
