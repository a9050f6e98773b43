import { isRight } from 'fp-ts/Either';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { emptyShortlist, MOST_TO_COMPARE, type Shortlist } from '../model/shortlist';
import type { ShortlistStore } from '../ports/shortlist-store';
import { toggleCompare, toggleFavourite } from '../rules/toggle';

/** The shopper's lists through a visit. Empty until `restore` is called, since only the browser knows them. */
export interface ShortlistOfVisit {
  readonly shortlist$: Behavior<Shortlist>;
  readonly restore: () => void;
  readonly toggleFavourite: (slug: string) => void;
  readonly toggleCompare: (slug: string) => void;
}

export function createShortlist(scope: Scope, store: ShortlistStore): ShortlistOfVisit {
  const { state$, dispatch } = scope.store(
    emptyShortlist,
    (_: Shortlist, next: Shortlist): Shortlist => next,
  );

  /** Another tab may have changed the list meanwhile, so it is read again before each change. */
  const current = (): Shortlist =>
    state$.value.isKept
      ? {
          ...state$.value,
          favourites: store.read('favourites'),
          compare: store.read('compare').slice(0, MOST_TO_COMPARE),
        }
      : state$.value;

  const change = (list: 'favourites' | 'compare', next: Shortlist): void => {
    const isKept = isRight(store.write(list, next[list]));
    dispatch({ ...next, isKept });
  };

  return {
    shortlist$: state$,
    restore: () => dispatch(current()),
    toggleFavourite: (slug) => change('favourites', toggleFavourite(current(), slug)),
    toggleCompare: (slug) => change('compare', toggleCompare(current(), slug)),
  };
}
