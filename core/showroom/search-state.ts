import type { Either } from 'fp-ts/Either';
import type { Branch, ContentPage } from '../content/public';
import type { QuotesByStockId } from '../finance/public';
import type { GatewayFailure } from '../kernel/failure';
import { idle, loadingAfter, settled, type Remote } from '../kernel/remote';
import type { Promo, ResultsPageOffer } from '../promo/public';
import {
  combineOffers,
  toAddress,
  withPage,
  type FilterOptions,
  type IgnoredChoice,
  type StockPage,
  type StockQuery,
} from '../stock/public';
import type { SearchHelp } from './search-help';

type Answer<T> = Either<GatewayFailure, T>;
type Asked<T> = Remote<T, GatewayFailure>;

/**
 * All that a results page shows. Plain data: the server sends it along with the HTML it rendered
 * from it. Every block has its own loading and failure, so that none takes the page down.
 */
export interface SearchState {
  readonly query: StockQuery;
  /** Values of the address that mean nothing here and were left out, to be said to the shopper. */
  readonly ignored: readonly IgnoredChoice[];
  readonly results: Asked<StockPage>;
  readonly options: Asked<FilterOptions>;
  readonly quotes: Asked<QuotesByStockId>;
  readonly offers: Asked<readonly ResultsPageOffer[]>;
  readonly promos: Asked<readonly Promo[]>;
  readonly content: Asked<ContentPage>;
  readonly branches: Asked<readonly Branch[]>;
  readonly help: Asked<SearchHelp>;
  /** Offers shown on earlier pages of this list; not shown again until a filter changes (SEARCH-21). */
  readonly seenOffers: readonly string[];
  /** Recent views by slug, as far as they have come (CARD-10). */
  readonly views: Readonly<Record<string, number>>;
}

export type SearchEvent =
  | { readonly kind: 'asked'; readonly query: StockQuery; readonly ignored: readonly IgnoredChoice[] }
  | { readonly kind: 'results'; readonly answer: Answer<StockPage> }
  | { readonly kind: 'options'; readonly answer: Answer<FilterOptions> }
  | { readonly kind: 'quotes'; readonly answer: Answer<QuotesByStockId> }
  | { readonly kind: 'offers'; readonly answer: Answer<readonly ResultsPageOffer[]> }
  | { readonly kind: 'promos'; readonly answer: Answer<readonly Promo[]> }
  | { readonly kind: 'content'; readonly answer: Answer<ContentPage> }
  | { readonly kind: 'branches'; readonly answer: Answer<readonly Branch[]> }
  | { readonly kind: 'help'; readonly answer: Answer<SearchHelp> }
  | { readonly kind: 'views'; readonly slug: string; readonly count: number };

export const searchNotYetAsked = (
  query: StockQuery,
  ignored: readonly IgnoredChoice[] = [],
): SearchState => ({
  query,
  ignored,
  results: idle,
  options: idle,
  quotes: idle,
  offers: idle,
  promos: idle,
  content: idle,
  branches: idle,
  help: idle,
  seenOffers: [],
  views: {},
});

/** What of the list is on the screen: vehicles with offers between them (PROMO-07, PROMO-08). */
export function resultsInOrder(state: SearchState) {
  const page = state.results.kind === 'idle' ? undefined : latestPage(state.results);
  if (page === undefined) return [];
  const offers = state.offers.kind === 'loaded' ? state.offers.value : [];
  return combineOffers(page.vehicles, offers, {
    page: state.query.page,
    pageSize: state.query.pageSize,
    seen: state.seenOffers,
  });
}

const latestPage = (results: Asked<StockPage>): StockPage | undefined =>
  results.kind === 'loaded' ? results.value : results.kind === 'idle' ? undefined : results.previous;

const offersOnScreen = (state: SearchState): readonly string[] =>
  resultsInOrder(state).flatMap((shown) => (shown.kind === 'offer' ? [shown.offer.id] : []));

const isSameList = (one: StockQuery, other: StockQuery): boolean =>
  toAddress(withPage(one, 1)) === toAddress(withPage(other, 1));

function asked(state: SearchState, query: StockQuery, ignored: readonly IgnoredChoice[]): SearchState {
  const seenOffers = isSameList(state.query, query)
    ? [...new Set([...state.seenOffers, ...offersOnScreen(state)])]
    : [];
  return {
    ...state,
    query,
    ignored,
    seenOffers,
    results: loadingAfter(state.results),
    options: loadingAfter(state.options),
    quotes: loadingAfter(state.quotes),
    help: idle,
  };
}

/** The one place where a results page changes. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'asked':
      return asked(state, event.query, event.ignored);
    case 'results':
      return { ...state, results: settled(state.results, event.answer) };
    case 'options':
      return { ...state, options: settled(state.options, event.answer) };
    case 'quotes':
      return { ...state, quotes: settled(state.quotes, event.answer) };
    case 'offers':
      return { ...state, offers: settled(state.offers, event.answer) };
    case 'promos':
      return { ...state, promos: settled(state.promos, event.answer) };
    case 'content':
      return { ...state, content: settled(state.content, event.answer) };
    case 'branches':
      return { ...state, branches: settled(state.branches, event.answer) };
    case 'help':
      return { ...state, help: settled(state.help, event.answer) };
    case 'views':
      return { ...state, views: { ...state.views, [event.slug]: event.count } };
  }
}
