import { isBoundFilter, isListFilter, type FilterKey, type SingleFilter } from './filter-keys';
import { FILTER_ORDER } from './filter-order';
import type { StockQuery } from './stock-query';

/** One removable chip (FILTER-09). The value is as filters hold it; a name for it is the view's. */
export interface ActiveFilter {
  readonly key: FilterKey;
  readonly value: string;
}

/**
 * All that narrows the search, in one fixed order, values in the order of choosing. Zero is a
 * choice like any other (SF-6). Sort, page, finance terms and the reserved toggle have no chips.
 */
export const activeFilters = (query: StockQuery): readonly ActiveFilter[] =>
  FILTER_ORDER.flatMap((key) => valuesOf(query, key).map((value) => ({ key, value })));

/** Where a search holds the filters that are neither lists nor bounds; category has no absent value. */
export const SINGLE_FIELD = {
  tax_rate: 'taxRate',
  keyword: 'keyword',
} as const satisfies Record<Exclude<SingleFilter, 'category'>, keyof StockQuery>;

/** The values one filter has, as text; none when it is not set. */
export function valuesOf(query: StockQuery, key: FilterKey): readonly string[] {
  if (isListFilter(key)) return query.lists[key] ?? [];
  if (isBoundFilter(key)) return asList(query.bounds[key]?.toString());
  if (key === 'category') return query.category === 'all' ? [] : [query.category];
  return asList(query[SINGLE_FIELD[key]]);
}

const asList = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [value];

/** Whether a chip would be there for this. */
export const isActive = (query: StockQuery, { key, value }: ActiveFilter): boolean =>
  valuesOf(query, key).includes(value);
