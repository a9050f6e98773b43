import type { FilterKey } from '../query/filter-keys';

/** One thing a filter box offers (FILTER-16). `count` is what the list would hold with it chosen. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** For models: the slug of the make they stand under (FILTER-10). */
  readonly make?: string;
  /** Values that are chosen and taken back along with this one; the count is of them all. */
  readonly also?: readonly string[];
}

/** A filter with values to choose among: nobody can list the words to search for. */
export type OfferedFilter = Exclude<FilterKey, 'keyword'>;

/** The answer of the filter call (FILTER-17), and the number of vehicles that match everything. */
export interface FilterOptions {
  readonly total: number;
  readonly options: Readonly<Partial<Record<OfferedFilter, readonly FilterOption[]>>>;
}
