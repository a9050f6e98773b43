import { activeFilters, type ActiveFilter } from './active-filters';
import { unchoose, withKeyword } from './change-query';
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

/** Of several words each with the search that is left when it alone goes. */
export function withoutEachWord(query: StockQuery): readonly LighterSearch[] {
  const words = query.keyword?.split(/\s+/u) ?? [];
  if (words.length < 2) return [];
  return words.map((word, at) => ({
    without: { key: 'keyword', value: word },
    query: withKeyword(query, words.filter((_, place) => place !== at).join(' ')),
  }));
}

/** A search without the last of its filters, without the last two, and so on: the words go first. */
export function droppedOneByOne(
  query: StockQuery,
): readonly { readonly without: readonly ActiveFilter[]; readonly query: StockQuery }[] {
  const filters = activeFilters(query);
  return filters.slice(1).map((_, at) => {
    const without = filters.slice(filters.length - 1 - at);
    return {
      without,
      query: without.reduce((left, { key, value }) => unchoose(left, key, value), query),
    };
  });
}
