import { isLeft } from 'fp-ts/Either';
import {
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  map,
  merge,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { GatewayFailure } from '../../kernel/failure';
import { latest } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import {
  changeAccountList,
  onlyInAccount,
  onlyInBrowser,
  type AccountListChange,
  type AccountListDesk,
  type KeptApart,
} from '../../account/public';
import { nameInList, type ShortlistOfVisit } from '../../shortlist/public';
import { askInCalls, type VehiclesByName } from '../shared/ask-by-name';
import type { NamesInLists } from '../shared/prices-of-saved';
import {
  accountListReducer,
  accountListView,
  namesToAsk,
  noAccountListYet,
  type AccountListView,
} from './account-list-state';

export interface AccountListParts {
  readonly desk: AccountListDesk;
  readonly catalogue: VehiclesByName;
  readonly shortlist: Pick<ShortlistOfVisit, 'shortlist$' | 'restore' | 'toggleFavourite'>;
  readonly settings: Pick<NamesInLists, 'favouritesBy'>;
  readonly keptApart: KeptApart;
  /** Told of calls that failed: the session may be over. */
  readonly failed?: (failure: GatewayFailure) => void;
}

/** The list of an account beside that of the browser: nothing goes from one to the other unasked. */
export interface AccountListOfVisit {
  readonly view$: Behavior<AccountListView>;
  /** Reads the account's list, again if need be: another device may have changed it. */
  readonly load: () => void;
  /** Adds what only the account holds to the browser's list. It is told and taken back as any change of that list. */
  readonly addHere: () => void;
  /** Adds what only the browser holds to the account's list. One change at a time. */
  readonly saveToAccount: () => void;
  /** Takes out of the account's list what was last saved to it. */
  readonly takeBack: () => void;
  /** Asks once more for the change that failed. */
  readonly tryAgain: () => void;
  /** Leaves both as they are, and does not offer this again until the account's list is another. */
  readonly keepApart: () => void;
}

export function createAccountList(scope: Scope, parts: AccountListParts): AccountListOfVisit {
  const { desk, catalogue, shortlist, settings, keptApart, failed } = parts;
  const { state$, dispatch } = scope.store(noAccountListYet(keptApart.read()), accountListReducer);
  const wanted$ = new Subject<void>();
  const change$ = new Subject<AccountListChange>();
  const favourites = (): readonly string[] => shortlist.shortlist$.value.favourites;
  /** Read anew at each word of either: an answer that is there at once overtakes the word that asked for it. */
  const both$ = merge(state$, shortlist.shortlist$).pipe(
    map(() => [state$.value, favourites()] as const),
  );

  scope.run(
    wanted$.pipe(
      tap(() => {
        dispatch({ kind: 'requested' });
      }),
      switchMap(() => desk.read()),
      tap((answer) => {
        if (isLeft(answer)) failed?.(answer.left);
        dispatch({ kind: 'answered', answer });
      }),
    ),
  );
  scope.run(
    both$.pipe(
      map(([state, names]) => namesToAsk(state, names)),
      distinctUntilChanged((before, now) => before.join() === now.join()),
      filter((names) => names.length > 0),
      switchMap((names) =>
        askInCalls(catalogue, settings.favouritesBy, names).pipe(
          tap((answer) => {
            dispatch({ kind: 'found', names, answer });
          }),
        ),
      ),
    ),
  );
  scope.run(
    change$.pipe(
      exhaustMap((change) =>
        defer(() => {
          dispatch({ kind: 'changing' });
          return changeAccountList(desk, change);
        }).pipe(
          tap((answer) => {
            if (isLeft(answer)) failed?.(answer.left);
            const before = latest(state$.value.list)?.version;
            dispatch({ kind: 'changed', change, answer });
            // What the shopper does here is no news from another device.
            if (
              !isLeft(answer) &&
              before === state$.value.keptApartAt &&
              answer.right.list.version === (before ?? 0) + 1
            ) {
              remember(answer.right.list.version);
            }
          }),
        ),
      ),
    ),
  );
  scope.onEnd(() => {
    wanted$.complete();
    change$.complete();
  });

  const remember = (version: number): void => {
    keptApart.write(version);
    dispatch({ kind: 'kept-apart', version });
  };
  const view$ = scope.behavior(both$.pipe(map(([state, names]) => accountListView(state, names))));

  return {
    view$,
    load: () => {
      wanted$.next();
    },
    addHere: () => {
      shortlist.restore();
      const view = view$.value;
      if (view.kind !== 'known') return;
      for (const slug of onlyInAccount(view.offer)) {
        const vehicle = view.vehicles.get(slug);
        const name =
          vehicle === undefined ? slug : nameInList(favourites(), vehicle, settings.favouritesBy);
        if (!favourites().includes(name)) shortlist.toggleFavourite(name);
      }
    },
    saveToAccount: () => {
      const view = view$.value;
      const slugs = view.kind === 'known' ? onlyInBrowser(view.offer) : [];
      if (slugs.length > 0) change$.next({ kind: 'add', slugs });
    },
    takeBack: () => {
      const { outcome } = state$.value;
      if (outcome?.kind === 'saved') change$.next({ kind: 'remove', slugs: outcome.slugs });
    },
    tryAgain: () => {
      const { outcome } = state$.value;
      if (outcome?.kind === 'not-changed') change$.next(outcome.change);
    },
    keepApart: () => {
      const list = latest(state$.value.list);
      if (list !== undefined) remember(list.version);
    },
  };
}
