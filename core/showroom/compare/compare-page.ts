import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  of,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
  reduce,
  type Observable,
} from 'rxjs';
import type { QuoteDesk, QuoteTerms } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { ShortlistOfVisit } from '../../shortlist/public';
import type { StockCatalogue } from '../../stock/public';
import { PATIENCE_MS, type Patience } from '../shared/patience';
import {
  comparedMarks,
  comparedPlaces,
  compareReducer,
  missingNames,
  ownComparison,
  sentComparison,
  type CompareEvent,
  type ComparePageState,
} from './compare-page-state';
import { pageTerms } from '../shared/page-terms';
import type { PricesOfSaved } from '../shared/prices-of-saved';

/** What a comparison asks. */
export interface ComparePorts {
  readonly catalogue: Pick<StockCatalogue, 'toCompare'>;
  readonly quotes: Pick<QuoteDesk, 'quotesByMark'>;
}

/** The same terms for every vehicle, those that a card and a vehicle's page begin with. */
export const COMPARE_TERMS: QuoteTerms = pageTerms('cars');

/** The compare page, live. */
export interface ComparePage {
  readonly state$: Behavior<ComparePageState>;
  /** Begins what only a browser does: follows the shopper's own list, asks what the server left out. */
  readonly wake: () => void;
  /** Asks again for whatever failed. */
  readonly retry: () => void;
}

/** The vehicles that are yet to be asked for, in one call for all (CALL-17). */
const askVehicles = (
  { catalogue }: ComparePorts,
  names: readonly string[],
): Observable<CompareEvent> =>
  names.length === 0
    ? EMPTY
    : concat(
        of<CompareEvent>({ kind: 'vehicles-asked' }),
        catalogue.toCompare(names).pipe(
          take(1),
          map((answer): CompareEvent => ({ kind: 'vehicles', asked: names, answer })),
        ),
      );

/** Their finance, in one call for all (CALL-24, CG-051). */
const askFinance = ({ quotes }: ComparePorts, marks: readonly string[]): Observable<CompareEvent> =>
  concat(
    of<CompareEvent>({ kind: 'finance-asked', marks }),
    quotes.quotesByMark(marks, COMPARE_TERMS).pipe(
      take(1),
      map((answer): CompareEvent => ({ kind: 'finance', answer })),
    ),
  );

/**
 * The comparison an address carries. The vehicles are waited for; their finance as long as a page
 * may wait for a block, and only where a whole page is wanted. A failure is part of the page
 * (ERR-26): whoever asked is told, and may ask again.
 */
export function loadComparison(
  ports: ComparePorts,
  slugs: readonly string[],
  blocks: 'all' | 'none',
  patience$: Patience = timer(PATIENCE_MS),
): Observable<ComparePageState> {
  if (slugs.length === 0) return of(ownComparison);
  return askVehicles(ports, slugs).pipe(
    reduce(compareReducer, sentComparison(slugs)),
    switchMap((state) => {
      const marks = comparedMarks(state);
      if (blocks === 'none' || marks.length === 0) return of(state);
      return askFinance(ports, marks).pipe(
        takeUntil(patience$),
        reduce(compareReducer, state),
        // What did not come in time is asked for by the browser.
        map((asked) => (asked.comparedFinance.kind === 'loading' ? state : asked)),
      );
    }),
  );
}

/** What the browser keeps for the shopper. */
interface OwnLists {
  readonly shortlist: Pick<ShortlistOfVisit, 'shortlist$' | 'keepOnly'>;
  readonly prices: Pick<PricesOfSaved, 'note' | 'since'>;
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

/**
 * A comparison as long as its page is open. The shopper's own follows their list, in this tab and in
 * others; what the server no longer knows leaves that list, but only after an answer (FAV-05).
 */
export function createComparePage(
  scope: Scope,
  ports: ComparePorts,
  start: ComparePageState,
  { shortlist, prices }: OwnLists,
): ComparePage {
  const { state$, dispatch } = scope.store(start, compareReducer);
  const woken$ = new Subject<void>();
  const again$ = new Subject<void>();

  const lists$ = woken$.pipe(
    take(1),
    switchMap(() =>
      start.isOwn
        ? shortlist.shortlist$.pipe(
            map(({ compare }) => compare),
            distinctUntilChanged(sameList),
            tap((slugs) => dispatch({ kind: 'listed', slugs })),
          )
        : of(start.comparedSlugs),
    ),
    map(() => false),
  );

  const drop$ = defer(() => {
    const { isOwn, gone, comparedSlugs, comparedVehicles } = state$.value;
    const known = comparedSlugs.filter((slug) => !gone.includes(slug));
    if (isOwn && comparedVehicles.kind === 'loaded' && known.length < comparedSlugs.length) {
      shortlist.keepOnly('compare', known, comparedSlugs);
    }
    return EMPTY;
  });

  const prices$ = defer((): Observable<CompareEvent> => {
    const places = comparedPlaces(state$.value);
    if (start.isOwn) prices.note(places.flatMap(({ vehicle }) => vehicle ?? []));
    return of({
      kind: 'priced',
      since: Object.fromEntries(
        places.flatMap(({ slug, vehicle }) => {
          const since = vehicle && prices.since(vehicle);
          return since === undefined ? [] : [[slug, since]];
        }),
      ),
    });
  });

  const vehicles$ = (again: boolean) =>
    defer(() => {
      // A failure that came with the page is the shopper's to repeat, not the page's.
      const isFailureShown =
        !start.isOwn && state$.value.comparedVehicles.kind === 'failed' && !again;
      return isFailureShown ? EMPTY : askVehicles(ports, missingNames(state$.value));
    });

  const finance$ = (again: boolean) =>
    defer(() => {
      const marks = comparedMarks(state$.value);
      const isRequested = marks.every((mark) => state$.value.requestedMarks.includes(mark));
      return marks.length === 0 || (isRequested && !(again && hasNoFinance()))
        ? EMPTY
        : askFinance(ports, marks);
    });
  const hasNoFinance = () => state$.value.comparedFinance.kind !== 'loaded';

  scope.run(
    merge(lists$, again$.pipe(map(() => true))).pipe(
      switchMap((again) => concat(vehicles$(again), drop$, prices$, finance$(again))),
      tap(dispatch),
    ),
  );

  return {
    state$,
    wake: () => {
      woken$.next();
    },
    retry: () => {
      again$.next();
    },
  };
}
