import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { RecentStore } from '../ports/recent-store';
import { withViewed } from '../rules/recent-slugs';

/** The vehicles a shopper has looked at (RECENT-04). Empty until `restore` is called, like the shortlist. */
export interface RecentOfVisit {
  /** Slugs, oldest first. */
  readonly recent$: Behavior<readonly string[]>;
  readonly restore: () => void;
  /** Notes that the page of this vehicle was opened. */
  readonly view: (slug: string) => void;
  /**
   * Drops what the server no longer knows (RECENT-03). Only for an answer: a failed call drops nothing.
   *
   * @param requested those the answer is about; what was looked at since stays. All, unless said.
   */
  readonly keepOnly: (known: readonly string[], requested?: readonly string[]) => void;
}

export function createRecent(scope: Scope, store: RecentStore): RecentOfVisit {
  const { state$, dispatch } = scope.store<readonly string[], readonly string[]>(
    [],
    (_, next) => next,
  );
  const change = (next: readonly string[]): void => {
    store.write(next);
    dispatch(store.read());
  };
  return {
    recent$: state$,
    restore: () => {
      dispatch(store.read());
    },
    view: (slug) => {
      change(withViewed(store.read(), slug));
    },
    keepOnly: (known, requested) => {
      change(
        store.read().filter((slug) => known.includes(slug) || requested?.includes(slug) === false),
      );
    },
  };
}
