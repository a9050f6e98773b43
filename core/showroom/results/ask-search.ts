import { isRight, right } from 'fp-ts/Either';
import {
  catchError,
  concat,
  concatMap,
  defer,
  EMPTY,
  last,
  map,
  merge,
  mergeMap,
  of,
  reduce,
  takeWhile,
  type Observable,
} from 'rxjs';
import type { ContentLibrary } from '../../content/public';
import type { ApprovedTerms, QuoteDesk } from '../../finance/public';
import type { OfferFeed } from '../../promo/public';
import {
  activeFilters,
  reconcileOptions,
  type IgnoredChoice,
  type ReadAddress,
  type StockSearch,
  type StockQuery,
} from '../../search/public';
import { idle, settled } from '../../kernel/remote';
import type { Vehicle } from '../../stock/public';
import { offerSearchOf, quoteTermsOf } from '../shared/query-terms';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state';

/** The ports a results page asks. */
export interface SearchPorts {
  readonly search: StockSearch;
  readonly quotes: QuoteDesk;
  readonly offers: OfferFeed;
  readonly content: ContentLibrary;
}

/** Up to this many results still earn a list of near matches; what that takes comes late. */
const FEW_RESULTS = 10;

/** The page whose first field is shown under the results (SEARCH-30). */
const CONTENT_PAGE = 'used-cars-search';

/**
 * Asks for everything that depends on the query; each answer is an event as it arrives. Quotes
 * and help wait for the vehicles, nothing else waits. Never errors; unsubscribing cancels all.
 */
const askForQuery = (
  ports: SearchPorts,
  query: StockQuery,
  approved?: ApprovedTerms,
): Observable<SearchEvent> =>
  merge(
    ports.search.search(query).pipe(
      mergeMap((answer) => {
        const results$ = of<SearchEvent>({ kind: 'results', answer });
        if (!isRight(answer)) return results$;
        const { total, vehicles } = answer.right;
        const few = total <= FEW_RESULTS && activeFilters(query).length > 0;
        const quotesOf = (quoted: readonly Vehicle[]) =>
          ports.quotes.quotesFor(
            quoted.map(({ stockId }) => stockId),
            quoteTermsOf(query, approved),
          );
        const quotes$ =
          vehicles.length === 0
            ? of<SearchEvent>({ kind: 'quotes', answer: right({}) })
            : quotesOf(vehicles).pipe(
                map((quoted): SearchEvent => ({ kind: 'quotes', answer: quoted })),
              );
        const help$ = few
          ? defer(() => import('./search-help')).pipe(
              mergeMap(({ helpWithFewResults }) =>
                helpWithFewResults(ports.search, query, answer.right),
              ),
              mergeMap((helped) => {
                const plain$ = of(helped);
                if (!isRight(helped) || helped.right.nearly.length === 0) return plain$;
                // Near matches without figures are as good a help, so that none waits for them.
                const priced$ = quotesOf(helped.right.nearly).pipe(
                  map((quoted) => right({ ...helped.right, quotes: settled(idle, quoted) })),
                );
                return concat(plain$, priced$);
              }),
              map((helped): SearchEvent => ({ kind: 'help', answer: helped })),
              // Its script could not be fetched: no help, and no fault of the search.
              catchError(() => EMPTY),
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

/**
 * Asks for everything that a search as it was linked to depends on. As soon as the options tell
 * that a chosen value is none that the stock has, it is dropped into `ignored` and what is left is
 * asked for in its place: the first event of that is `asked`, and nothing of the older question
 * arrives after it (UX rule 1, SF-5). Without options nothing is dropped.
 */
export const askForOffered = (
  ports: SearchPorts,
  { query, ignored }: ReadAddress,
  approved?: ApprovedTerms,
): Observable<SearchEvent> => {
  const offeredPart = (event: SearchEvent): ReadAddress | undefined => {
    if (event.kind !== 'options' || !isRight(event.answer)) return undefined;
    const { query: left, dropped } = reconcileOptions(query, event.answer.right);
    return left === query ? undefined : { query: left, ignored: [...ignored, ...dropped] };
  };
  return askForQuery(ports, query, approved).pipe(
    takeWhile((event) => offeredPart(event) === undefined, true),
    concatMap((event) => {
      const left = offeredPart(event);
      if (left === undefined) return of(event);
      return concat(
        of<SearchEvent>({ kind: 'asked', ...left }),
        askForQuery(ports, left.query, approved),
      );
    }),
  );
};

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
  merge(askForOffered(ports, { query, ignored }), askOnce(ports)).pipe(
    reduce(searchReducer, initialSearch(query, ignored)),
    last(),
  );
