import { isRight } from 'fp-ts/Either';
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
  tap,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import { latest } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import {
  namesOf,
  type NameKind,
  type RecentOfVisit,
  type ShortlistName,
  type ShortlistOfVisit,
} from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';
import { askInCalls, inOne, type VehiclesByName } from '../shared/ask-by-name';
import {
  listedVehiclesReducer,
  nothingListedYet,
  type VehicleListName,
  type ListedVehiclesEvent,
  type ListedVehiclesState,
} from './listed-vehicles-state';

/** One list, to be read and to be pruned. */
export interface VehicleList {
  readonly name: VehicleListName;
  /** By what it holds vehicles. */
  readonly kind: NameKind;
  readonly slugs$: Behavior<readonly string[]>;
  /** Reads it anew: another tab may have changed it meanwhile. */
  readonly refresh: () => void;
  /** Drops those of `requested` that are not `known`. */
  readonly keepOnly: (known: readonly string[], requested: readonly string[]) => void;
}

/** The vehicles of the shopper’s lists, which hold names alone, fetched when they are wanted. */
export interface ListedVehicles {
  readonly state$: Behavior<ListedVehiclesState>;
  /** Each answer that came, once the lists have been pruned by it. */
  readonly answered$: Observable<readonly Vehicle[]>;
  /**
   * Asks for all of them (PANEL-05, FAV-04); of empty lists nothing is asked (ST-5). From then on
   * whatever comes into a list is asked for by itself.
   */
  readonly load: () => void;
  /** The shopper has read of what is gone from this list. */
  readonly markRead: (list: VehicleListName) => void;
}

const sameSlugs = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((slug, place) => slug === other[place]);

/** What another tab did not change is no change. */
const asSlugs = (
  scope: Scope,
  slugs$: Observable<readonly string[]>,
): Behavior<readonly string[]> => scope.behavior(slugs$.pipe(distinctUntilChanged(sameSlugs)));

/** The shopper's list of this name, which holds vehicles by names of this kind. */
export const listOfShortlist = (
  scope: Scope,
  shortlist: ShortlistOfVisit,
  name: ShortlistName,
  kind: NameKind,
): VehicleList => ({
  name,
  kind,
  slugs$: asSlugs(scope, shortlist.shortlist$.pipe(map((lists) => lists[name]))),
  refresh: shortlist.restore,
  keepOnly: (known, requested) => {
    shortlist.keepOnly(name, known, requested);
  },
});

/** The vehicles looked at. */
export const listOfRecent = (scope: Scope, recent: RecentOfVisit): VehicleList => ({
  name: 'recent',
  kind: 'slug',
  slugs$: asSlugs(scope, recent.recent$),
  refresh: recent.restore,
  keepOnly: recent.keepOnly,
});

export function createListedVehicles(
  scope: Scope,
  catalogue: VehiclesByName,
  lists: readonly VehicleList[],
): ListedVehicles {
  const { state$, dispatch } = scope.store(nothingListedYet, listedVehiclesReducer);
  const wanted$ = new Subject<void>();
  const answered$ = new Subject<readonly Vehicle[]>();
  let isAwake = false;

  /**
   * Drops what was asked for and not given, and nothing else: what came into a list meanwhile was
   * not asked for (FAV-05, RECENT-03).
   */
  const prune = (kind: NameKind, requested: readonly string[], found: readonly Vehicle[]): void => {
    const known = found.flatMap(namesOf);
    const missing = requested.filter((name) => !known.includes(name));
    if (missing.length === 0) return;
    for (const list of lists.filter((one) => one.kind === kind)) {
      list.refresh();
      const slugs = list.slugs$.value.filter((slug) => missing.includes(slug));
      if (slugs.length === 0) continue;
      dispatch({ kind: 'dropped', list: list.name, slugs });
      list.keepOnly(known, requested);
    }
  };

  const ask$ = defer((): Observable<unknown> => {
    const requested = [...new Set(lists.map(({ kind }) => kind))]
      .map((kind) => {
        const alike = lists.filter((list) => list.kind === kind);
        return { kind, names: [...new Set(alike.flatMap(({ slugs$ }) => slugs$.value))] };
      })
      .filter(({ names }) => names.length > 0);
    if (requested.length === 0) return EMPTY;
    return concat(
      of<ListedVehiclesEvent>({ kind: 'requested' }).pipe(tap(dispatch)),
      forkJoin(requested.map(({ kind, names }) => askInCalls(catalogue, kind, names))).pipe(
        map(inOne),
        tap((answer) => {
          dispatch({ kind: 'answered', answer });
          if (!isRight(answer)) return;
          for (const { kind, names } of requested) prune(kind, names, answer.right);
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
    markRead: (list) => {
      dispatch({ kind: 'read', list });
    },
  };
}
