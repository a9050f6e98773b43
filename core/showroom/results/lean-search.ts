import { latest } from '../../kernel/remote';
import { changed, forPromos } from '../shared/for-promos';
import type { SearchState } from './search-state';

/** A results page without what no part of it reads. */
export function leanSearch(state: SearchState): SearchState {
  const lean = forPromos(latest(state.promos));
  return {
    ...state,
    results: changed(state.results, (page) => ({ ...page, vehicles: page.vehicles.map(lean) })),
  };
}
