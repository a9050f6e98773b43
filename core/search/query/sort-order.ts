/** The orders a list can have, as the address bar writes them (SEARCH-10, CG-057). */
export const SORT_ORDERS = [
  'price|asc',
  'price|desc',
  'age|desc',
  'age|asc',
  'mileage|asc',
  'mileage|desc',
  'listed|desc',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** SEARCH-11. */
export const DEFAULT_SORT: SortOrder = 'price|asc';

export const isSortOrder = (text: string): text is SortOrder =>
  (SORT_ORDERS as readonly string[]).includes(text);
