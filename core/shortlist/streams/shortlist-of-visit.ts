import { isRight } from 'fp-ts/Either';
import { tap, type Observable } from 'rxjs';
import { makeAnnouncements } from '../../kernel/announcements';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { emptyShortlist, MOST_TO_COMPARE, type Shortlist } from '../model/shortlist';
import type { ShortlistChange, ShortlistName } from '../model/shortlist-change';
import type { ShortlistStore } from '../ports/shortlist-store';
import { settled, toggleCompare, toggleFavourite } from '../rules/toggle';

/** The shopper's lists through a visit. Empty until `restore` is called, since only the browser knows them. */
export interface ShortlistOfVisit {
  readonly shortlist$: Behavior<Shortlist>;
  /**
   * What the shopper does, as it is done; not what other tabs do, and not what is dropped. What is
   * done while nobody listens, as before the late shell has come, waits for the next who does: the
   * last ten changes, told once.
   */
  readonly changes$: Observable<ShortlistChange>;
  readonly restore: () => void;
  readonly toggleFavourite: (slug: string) => void;
  readonly toggleCompare: (slug: string) => void;
  /** Puts the refused vehicle where another stands: the answer to "replace which?". */
  readonly replaceCompared: (former: string) => void;
  /** The shopper leaves the three as they are. */
  readonly dismissRefused: () => void;
  /**
   * Takes back a change that was told by `changes$`; told to nobody again. Where three others are
   * compared by then, a vehicle does not come back over one of them: it is refused, as a fourth is.
   */
  readonly takeBack: (change: ShortlistChange) => void;
  /**
   * Drops what the server no longer knows (FAV-05). Only for an answer: a failed call drops nothing.
   *
   * @param requested those the answer is about; what was saved since it was asked for stays. All, unless said.
   */
  readonly keepOnly: (
    list: ShortlistName,
    known: readonly string[],
    requested?: readonly string[],
  ) => void;
}

export function createShortlist(scope: Scope, store: ShortlistStore): ShortlistOfVisit {
  const { state$, dispatch } = scope.store(
    emptyShortlist,
    (_: Shortlist, next: Shortlist): Shortlist => next,
  );
  const { announced$, announce } = makeAnnouncements<ShortlistChange>(scope);

  /** Another tab may have changed a list meanwhile, so both are read again before and after each change. */
  const asStored = (shortlist: Shortlist): Shortlist =>
    settled({
      ...shortlist,
      favourites: store.read('favourites'),
      compare: store.read('compare').slice(0, MOST_TO_COMPARE),
    });

  const current = (): Shortlist => asStored(state$.value);

  const keep = (list: ShortlistName, next: Shortlist): void => {
    const isKept = isRight(store.write(list, next[list]));
    dispatch(asStored({ ...next, isKept }));
  };

  const toggle = (
    list: ShortlistName,
    slug: string,
    toggled: (shortlist: Shortlist, slug: string) => Shortlist,
  ): void => {
    const before = current();
    keep(list, toggled(before, slug));
    const was = before[list].indexOf(slug);
    const is = state$.value[list].indexOf(slug);
    if (was !== is) {
      const kind = is === -1 ? 'removed' : 'added';
      announce({ kind, list, slug, place: Math.max(was, is) });
    }
  };

  scope.run(store.changedElsewhere$.pipe(tap(() => dispatch(current()))));

  return {
    shortlist$: state$,
    changes$: announced$,
    restore: () => dispatch(current()),
    toggleFavourite: (slug) => {
      toggle('favourites', slug, toggleFavourite);
    },
    toggleCompare: (slug) => {
      toggle('compare', slug, toggleCompare);
    },
    replaceCompared: (former) => {
      const lists = current();
      const place = lists.compare.indexOf(former);
      const slug = lists.refused;
      if (slug === undefined || place === -1) {
        dispatch(lists);
        return;
      }
      keep('compare', {
        ...lists,
        compare: lists.compare.with(place, slug),
        tooManyComparisons: false,
        refused: undefined,
      });
      announce({ kind: 'replaced', list: 'compare', slug, former, place });
    },
    dismissRefused: () => {
      dispatch({ ...current(), tooManyComparisons: false, refused: undefined });
    },
    takeBack: (change) => {
      const lists = current();
      const rest = lists[change.list].filter((slug) => slug !== change.slug);
      if (change.kind === 'added') {
        keep(change.list, { ...lists, [change.list]: rest });
        return;
      }
      const slug = change.kind === 'replaced' ? change.former : change.slug;
      const others = rest.filter((other) => other !== slug);
      if (change.list === 'compare' && others.length >= MOST_TO_COMPARE) {
        dispatch({ ...lists, tooManyComparisons: true, refused: slug });
        return;
      }
      keep(change.list, { ...lists, [change.list]: others.toSpliced(change.place, 0, slug) });
    },
    keepOnly: (list, known, requested) => {
      const lists = current();
      const isGone = (slug: string) => !known.includes(slug) && requested?.includes(slug) !== false;
      keep(list, { ...lists, [list]: lists[list].filter((slug) => !isGone(slug)) });
    },
  };
}
