import type { BoundFilter, ListFilter } from './filter-keys';

/** One thing a filter box offers (FILTER-16). `count` is what the list would hold with it chosen. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** For models: the slug of the make they stand under (FILTER-10). */
  readonly make?: string;
}

/** The answer of the filter call (FILTER-17), and the number of vehicles that match everything. */
export interface FilterOptions {
  readonly total: number;
  readonly options: Readonly<
    Partial<Record<ListFilter | BoundFilter | 'category' | 'tax_rate', readonly FilterOption[]>>
  >;
}
