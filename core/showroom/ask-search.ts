import { isRight, right } from 'fp-ts/Either';
import { concat, EMPTY, last, map, merge, mergeMap, of, reduce, type Observable } from 'rxjs';
import type { ContentLibrary } from '../content/public';
import type { QuoteDesk } from '../finance/public';
import type { OfferFeed } from '../promo/public';
import {
  activeFilters,
  type IgnoredChoice,
  type StockSearch,
  type StockQuery,
} from '../stock/public';
import { offerSearchOf, quoteTermsOf } from './query-terms';
import { FEW_RESULTS, helpWithFewResults } from './search-help';
import {
  searchNotYetAsked,
  searchReducer,
  type SearchEvent,
  type SearchState,
} from './search-state';

/** The ports a results page asks. */
export interface SearchPorts {
  readonly search: StockSearch;
  readonly quotes: QuoteDesk;
  readonly offers: OfferFeed;
  readonly content: ContentLibrary;
}

/** The page whose first field is shown under the results (SEARCH-30). */
const CONTENT_PAGE = 'used-cars-search';

/**
 * Asks for everything that depends on the query; each answer is an event as it arrives. Quotes
 * and help wait for the vehicles, nothing else waits. Never errors; unsubscribing cancels all.
 */
export const askForQuery = (
  ports: SearchPorts,
  query: StockQuery,
  approvedApr?: number,
): Observable<SearchEvent> =>
  merge(
    ports.search.search(query).pipe(
      mergeMap((answer) => {
        const results$ = of<SearchEvent>({ kind: 'results', answer });
        if (!isRight(answer)) return results$;
        const { total, vehicles } = answer.right;
        const few = total <= FEW_RESULTS && activeFilters(query).length > 0;
        const quotes$ =
          vehicles.length === 0
            ? of<SearchEvent>({ kind: 'quotes', answer: right({}) })
            : ports.quotes
                .quotesFor(
                  vehicles.map((vehicle) => vehicle.stockId),
                  quoteTermsOf(query, approvedApr),
                )
                .pipe(map((quoted): SearchEvent => ({ kind: 'quotes', answer: quoted })));
        const help$ = few
          ? helpWithFewResults(ports.search, query, answer.right).pipe(
              map((helped): SearchEvent => ({ kind: 'help', answer: helped })),
            )
          : EMPTY;
        return concat(results$, merge(quotes$, help$));
      }),
    ),
    ports.search.options(query).pipe(map((answer): SearchEvent => ({ kind: 'options', answer }))),
    ports.offers
      .resultsPageOffers(offerSearchOf(query))
      .pipe(map((answer): SearchEvent => ({ kind: 'offers', answer }))),
  );

/** Asks for what stays the same whatever is searched for. */
export const askOnce = (ports: SearchPorts): Observable<SearchEvent> =>
  merge(
    ports.offers.promos().pipe(map((answer): SearchEvent => ({ kind: 'promos', answer }))),
    ports.content
      .page(CONTENT_PAGE)
      .pipe(map((answer): SearchEvent => ({ kind: 'content', answer }))),
    ports.content.branches().pipe(map((answer): SearchEvent => ({ kind: 'branches', answer }))),
  );

/** The whole page, when every block has answered or failed: what the server renders. */
export const loadSearch = (
  ports: SearchPorts,
  query: StockQuery,
  ignored: readonly IgnoredChoice[],
): Observable<SearchState> =>
  merge(askForQuery(ports, query), askOnce(ports)).pipe(
    reduce(searchReducer, searchNotYetAsked(query, ignored)),
    last(),
  );
