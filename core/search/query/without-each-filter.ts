import { activeFilters, type ActiveFilter } from './active-filters';
import { unchoose } from './change-query';
import type { StockQuery } from './stock-query';

/** A way out of a search that found too little: what to give up, and the search without it. */
export interface LighterSearch {
  readonly without: ActiveFilter;
  readonly query: StockQuery;
}

/** Each active filter with the search that is left when it goes (help on zero results). */
export const withoutEachFilter = (query: StockQuery): readonly LighterSearch[] =>
  activeFilters(query).map((filter) => ({
    without: filter,
    query: unchoose(query, filter.key, filter.value),
  }));
