import { FILTERS, type FilterKey } from './filter-keys';

/** Every filter, in the one order that the table of them has. */
export const FILTER_ORDER = Object.keys(FILTERS) as readonly FilterKey[];
