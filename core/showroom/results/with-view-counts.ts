import { map, reduce, type Observable } from 'rxjs';
import { latest } from '../../kernel/remote';
import type { ViewCounter } from '../../stock/public';
import { viewCountsInTime, type ViewsBySlug } from '../shared/view-counts';
import type { SearchState } from './search-state';

/** A page of results with what is known in time of how often its vehicles were looked at (CARD-10). */
export const withViewCounts =
  (views: ViewCounter) =>
  (state: SearchState): Observable<SearchState> =>
    viewCountsInTime(views, latest(state.results)?.vehicles.map(({ slug }) => slug) ?? []).pipe(
      reduce<readonly [string, number], ViewsBySlug>(
        (known, [slug, count]) => ({ ...known, [slug]: count }),
        {},
      ),
      map((counted) => ({ ...state, views: counted })),
    );
