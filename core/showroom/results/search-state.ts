import type { Either } from 'fp-ts/Either';
import type { Branch, ContentPage } from '../../content/public';
import type { ApprovedTerms, QuotesByStockId } from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import { idle, latest, loadingAfter, settled, type Remote } from '../../kernel/remote';
import type { Promo, ResultsPageOffer } from '../../promo/public';
import {
  combineOffers,
  toAddress,
  withPage,
  type CombinedList,
  type FilterOptions,
  type IgnoredChoice,
  type StockPage,
  type StockQuery,
} from '../../search/public';
import type { Vehicle } from '../../stock/public';
import type { ViewsBySlug } from '../shared/view-counts';
import type { SearchHelp } from './search-help';

type Answer<T> = Either<GatewayFailure, T>;
type Requested<T> = Remote<T, GatewayFailure>;

/**
 * All that a results page shows. Plain data: the server sends it along with the HTML it rendered
 * from it. Every block has its own loading and failure, so that none takes the page down. With the
 * approved rate that the quotes were asked at, if any (SEARCH-17).
 */
export interface SearchState extends ApprovedTerms {
  readonly query: StockQuery;
  /** Values of the address that mean nothing here and were left out, to be said to the shopper. */
  readonly ignored: readonly IgnoredChoice[];
  readonly results: Requested<StockPage>;
  readonly options: Requested<FilterOptions>;
  readonly quotes: Requested<QuotesByStockId>;
  readonly offers: Requested<readonly ResultsPageOffer[]>;
  readonly promos: Requested<readonly Promo[]>;
  readonly content: Requested<ContentPage>;
  readonly branches: Requested<readonly Branch[]>;
  readonly help: Requested<SearchHelp>;
  /** As far as it was known when the page was made (CARD-10). */
  readonly views?: ViewsBySlug;
  /** Offers shown on earlier pages of this list; not shown again until a filter changes (SEARCH-21). */
  readonly seenOffers: readonly string[];
}

export type SearchEvent =
  | {
      readonly kind: 'asked';
      readonly query: StockQuery;
      readonly ignored: readonly IgnoredChoice[];
    }
  | { readonly kind: 'results'; readonly answer: Answer<StockPage> }
  | { readonly kind: 'options'; readonly answer: Answer<FilterOptions> }
  | { readonly kind: 'quotes'; readonly answer: Answer<QuotesByStockId> }
  | { readonly kind: 'offers'; readonly answer: Answer<readonly ResultsPageOffer[]> }
  | { readonly kind: 'promos'; readonly answer: Answer<readonly Promo[]> }
  | { readonly kind: 'content'; readonly answer: Answer<ContentPage> }
  | { readonly kind: 'branches'; readonly answer: Answer<readonly Branch[]> }
  | { readonly kind: 'help'; readonly answer: Answer<SearchHelp> }
  | { readonly kind: 'approved'; readonly terms: ApprovedTerms };

export const initialSearch = (
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
});

const NO_ENTRIES: ResultsInOrder = { entries: [], shown: [] };

/** The vehicles on the screen with offers between them (PROMO-07, PROMO-08), and those offers' ids. */
export type ResultsInOrder = CombinedList<Vehicle, ResultsPageOffer>;

/** What of the list is on the screen. Offers that failed to load are no reason to wait (ERR-32). */
export function resultsInOrder(state: SearchState): ResultsInOrder {
  const page = latest(state.results);
  if (page === undefined) return NO_ENTRIES;
  return combineOffers(page.vehicles, latest(state.offers) ?? [], {
    page: state.query.page,
    pageSize: state.query.pageSize,
    seen: state.seenOffers,
  });
}

const isSameList = (one: StockQuery, other: StockQuery): boolean =>
  toAddress(withPage(one, 1)) === toAddress(withPage(other, 1));

function asked(
  state: SearchState,
  query: StockQuery,
  ignored: readonly IgnoredChoice[],
): SearchState {
  const seenOffers = isSameList(state.query, query)
    ? [...new Set([...state.seenOffers, ...resultsInOrder(state).shown])]
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
      // The list before was of another search, and the figures of other terms: neither stays after a failure.
      return { ...state, results: settled(idle, event.answer) };
    case 'options':
      return { ...state, options: settled(state.options, event.answer) };
    case 'quotes':
      return { ...state, quotes: settled(idle, event.answer) };
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
    case 'approved':
      return { ...state, ...event.terms };
  }
}
