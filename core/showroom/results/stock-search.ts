import {
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import type { ApprovedRate } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import { leadingDebounce } from '../../kernel/leading-debounce';
import { latest } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import { toAddress, type IgnoredChoice, type StockQuery } from '../../search/public';
import type { Vehicle, ViewCounter } from '../../stock/public';
import { askForOffered, askOnce, type SearchPorts } from './ask-search';
import { FILTER_DEBOUNCE_MS } from '../shared/filter-debounce';
import { viewCounts, type ViewCount, type ViewsBySlug } from '../shared/view-counts';
import { searchReducer, type SearchState } from './search-state';

/** A results page, live. */
export interface StockSearch {
  readonly state$: Behavior<SearchState>;
  /** Apart from the rest: counts come one by one, and concern nothing but the card they are of. */
  readonly views$: Behavior<ViewsBySlug>;
  /** Shows another query: chips and heading at once, vehicles when they come. The same query is no news. */
  readonly show: (query: StockQuery, ignored?: readonly IgnoredChoice[]) => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Begins what only a browser does: view counts, and blocks the server left for later. */
  readonly wake: () => void;
}

/** What only a live page asks, beside what every results page does. */
export interface LivePorts extends SearchPorts {
  readonly views: ViewCounter;
  readonly approvedRate: ApprovedRate;
}

export interface StockSearchOptions {
  /** `leading`: a lone change asks at once; `trailing`: every change waits (FILTER-18). */
  readonly debounce: 'leading' | 'trailing';
}

const NO_VEHICLES: readonly Vehicle[] = [];

/**
 * Only the answers to the latest query are ever shown, together (SF-1): a newer query cancels the
 * older one's calls. A failed call is a value, so the next query is answered all the same (HT-4).
 */
export function createStockSearch(
  scope: Scope,
  ports: LivePorts,
  start: SearchState,
  options: StockSearchOptions,
): StockSearch {
  const { state$, dispatch } = scope.store(start, searchReducer);
  const views = scope.store<ViewsBySlug, ViewCount>(start.views ?? {}, (known, [slug, count]) => ({
    ...known,
    [slug]: count,
  }));
  const queries$ = new Subject<StockQuery>();
  const retries$ = new Subject<void>();
  const woken$ = new Subject<void>();
  const paced =
    options.debounce === 'leading'
      ? leadingDebounce<StockQuery>(FILTER_DEBOUNCE_MS)
      : debounceTime<StockQuery>(FILTER_DEBOUNCE_MS);

  const answers$ = merge(queries$.pipe(paced), retries$.pipe(map(() => state$.value.query))).pipe(
    switchMap((query) => {
      const state = state$.value;
      return askForOffered(ports, { query, ignored: state.ignored }, state).pipe(
        takeUntil(newer$(query)),
      );
    }),
  );

  // Between a newer query and its paced request, late answers to the older one must not land.
  function newer$(query: StockQuery): Observable<StockQuery> {
    return queries$.pipe(filter((other) => toAddress(other) !== toAddress(query)));
  }

  const standing$ = woken$.pipe(
    take(1),
    switchMap(() => (isComplete(state$.value) ? EMPTY : askOnce(ports))),
  );

  const counted$ = woken$.pipe(
    take(1),
    switchMap(() => state$),
    map((state) => latest(state.results)?.vehicles ?? NO_VEHICLES),
    distinctUntilChanged(),
    switchMap((vehicles) =>
      viewCounts(
        ports.views,
        vehicles.map(({ slug }) => slug).filter((slug) => views.state$.value[slug] === undefined),
      ),
    ),
  );

  scope.run(merge(answers$, standing$).pipe(tap(dispatch)));
  scope.run(counted$.pipe(tap(views.dispatch)));

  return {
    state$,
    views$: views.state$,
    show: (query, ignored = []) => {
      const isNews = toAddress(query) !== toAddress(state$.value.query);
      if (!isNews && ignored.length === state$.value.ignored.length) return;
      dispatch({ kind: 'asked', query, ignored });
      if (isNews) queries$.next(query);
    },
    retry: () => {
      dispatch({ kind: 'asked', query: state$.value.query, ignored: state$.value.ignored });
      retries$.next();
    },
    wake: () => {
      const terms = ports.approvedRate.read();
      const isApproved = terms.approvedApr !== undefined;
      if (isApproved) dispatch({ kind: 'approved', terms });
      woken$.next();
      // The server cannot know an approved rate; its figures are asked for again at that rate.
      if (isApproved || state$.value.results.kind === 'idle') retries$.next();
    },
  };
}

const isComplete = (state: SearchState): boolean =>
  state.promos.kind !== 'idle' && state.content.kind !== 'idle' && state.branches.kind !== 'idle';
