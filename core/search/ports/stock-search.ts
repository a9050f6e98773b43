import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure, UnreadablePlace } from '../../kernel/failure';
import type { Vehicle } from '../../stock/public';
import type { FilterOptions } from '../options/filter-options';
import type { HeroSearch } from '../hero/hero-search';
import type { StockQuery } from '../query/stock-query';

/** One page of results (SEARCH-27). */
export interface StockPage {
  /** All that match, not only this page. */
  readonly total: number;
  readonly vehicles: readonly Vehicle[];
  /** Records of this page that could not be read and were left out. */
  readonly unreadable: readonly UnreadablePlace[];
}

/** The dealer group's stock, to be searched. One value, then complete; unsubscribing cancels. */
export interface StockSearch {
  /** In the query's order, at most `pageSize`; a page past the end is empty with the true total. */
  readonly search: (query: StockQuery) => Observable<Either<GatewayFailure, StockPage>>;
  /** Options with counts. A filter's own choice does not narrow its own options (UX rule 6). */
  readonly options: (query: StockQuery) => Observable<Either<GatewayFailure, FilterOptions>>;
  /** The same for the home page's search, asked as FILTER-31 says. */
  readonly heroOptions: (hero: HeroSearch) => Observable<Either<GatewayFailure, FilterOptions>>;
}
