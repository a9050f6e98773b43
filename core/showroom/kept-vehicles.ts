import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  map,
  merge,
  of,
  Subject,
  switchMap,
  take,
  tap,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../kernel/behavior';
import type { GatewayFailure } from '../kernel/failure';
import { latest } from '../kernel/remote';
import type { Scope } from '../kernel/scope';
import type { RecentOfVisit, ShortlistName, ShortlistOfVisit } from '../shortlist/public';
import type { StockCatalogue, Vehicle } from '../stock/public';
import {
  keptVehiclesReducer,
  nothingKeptYet,
  type KeptListName,
  type KeptVehiclesEvent,
  type KeptVehiclesState,
} from './kept-vehicles-state';

/** As many vehicles as are asked for in one call: a server may answer for no more than a hundred. */
export const MOST_PER_CALL = 50;

/** One list, to be read and to be pruned. */
export interface KeptList {
  readonly name: KeptListName;
  readonly slugs$: Behavior<readonly string[]>;
  /** Reads it anew: another tab may have changed it meanwhile. */
  readonly refresh: () => void;
  /** Drops those of `asked` that are not `known`. */
  readonly keepOnly: (known: readonly string[], asked: readonly string[]) => void;
}

/** The vehicles of lists that are kept by slug, fetched when they are wanted. */
export interface KeptVehicles {
  readonly state$: Behavior<KeptVehiclesState>;
  /** Each answer that came, once the lists have been pruned by it. */
  readonly answered$: Observable<readonly Vehicle[]>;
  /**
   * Asks for all of them (PANEL-05, FAV-04); of empty lists nothing is asked (ST-5). From then on
   * whatever comes into a list is asked for by itself.
   */
  readonly load: () => void;
  /** The shopper has read of what is gone from this list. */
  readonly told: (list: KeptListName) => void;
}

const sameSlugs = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((slug, place) => slug === other[place]);

/** What another tab did not change is no change. */
const asSlugs = (
  scope: Scope,
  slugs$: Observable<readonly string[]>,
): Behavior<readonly string[]> => scope.behavior(slugs$.pipe(distinctUntilChanged(sameSlugs)));

/** The shopper's list of this name. */
export const listOfShortlist = (
  scope: Scope,
  shortlist: ShortlistOfVisit,
  name: ShortlistName,
): KeptList => ({
  name,
  slugs$: asSlugs(scope, shortlist.shortlist$.pipe(map((lists) => lists[name]))),
  refresh: shortlist.restore,
  keepOnly: (known, asked) => {
    shortlist.keepOnly(name, known, asked);
  },
});

/** The vehicles looked at. */
export const listOfRecent = (scope: Scope, recent: RecentOfVisit): KeptList => ({
  name: 'recent',
  slugs$: asSlugs(scope, recent.recent$),
  refresh: recent.restore,
  keepOnly: recent.keepOnly,
});

/** All of them or a failure: with half an answer the other half would be taken for gone. */
function askFor(
  catalogue: Pick<StockCatalogue, 'bySlugs'>,
  slugs: readonly string[],
): Observable<Either<GatewayFailure, readonly Vehicle[]>> {
  const calls = Array.from({ length: Math.ceil(slugs.length / MOST_PER_CALL) }, (_, call) =>
    catalogue.bySlugs(slugs.slice(call * MOST_PER_CALL, (call + 1) * MOST_PER_CALL)).pipe(take(1)),
  );
  return forkJoin(calls).pipe(
    map((answers) => {
      const failed = answers.find(isLeft);
      return failed === undefined
        ? right(answers.flatMap((answer) => (isRight(answer) ? answer.right : [])))
        : left(failed.left);
    }),
  );
}

export function createKeptVehicles(
  scope: Scope,
  catalogue: Pick<StockCatalogue, 'bySlugs'>,
  lists: readonly KeptList[],
): KeptVehicles {
  const { state$, dispatch } = scope.store(nothingKeptYet, keptVehiclesReducer);
  const wanted$ = new Subject<void>();
  const answered$ = new Subject<readonly Vehicle[]>();
  let isAwake = false;

  /**
   * Drops what was asked for and not given, and nothing else: what came into a list meanwhile was
   * not asked for (FAV-05, RECENT-03).
   */
  const prune = (asked: readonly string[], found: readonly Vehicle[]): void => {
    const known: readonly string[] = found.map(({ slug }) => slug);
    const missing = asked.filter((slug) => !known.includes(slug));
    if (missing.length === 0) return;
    for (const list of lists) {
      list.refresh();
      const slugs = list.slugs$.value.filter((slug) => missing.includes(slug));
      if (slugs.length === 0) continue;
      dispatch({ kind: 'dropped', list: list.name, slugs });
      list.keepOnly(known, asked);
    }
  };

  const ask$ = defer((): Observable<unknown> => {
    const slugs = [...new Set(lists.flatMap(({ slugs$ }) => slugs$.value))];
    if (slugs.length === 0) return EMPTY;
    return concat(
      of<KeptVehiclesEvent>({ kind: 'asked' }).pipe(tap(dispatch)),
      askFor(catalogue, slugs).pipe(
        tap((answer) => {
          dispatch({ kind: 'answered', answer });
          if (!isRight(answer)) return;
          prune(slugs, answer.right);
          answered$.next(answer.right);
        }),
      ),
    );
  });

  const unknown$ = merge(...lists.map(({ slugs$ }) => slugs$)).pipe(
    filter((slugs) => isAwake && slugs.some((slug) => !latest(state$.value.vehicles)?.has(slug))),
  );
  scope.run(merge(wanted$, unknown$).pipe(switchMap(() => ask$)));
  scope.onEnd(() => {
    answered$.complete();
  });

  return {
    state$,
    answered$: answered$.asObservable(),
    load: () => {
      isAwake = true;
      wanted$.next();
    },
    told: (list) => {
      dispatch({ kind: 'told', list });
    },
  };
}
