import { filter, map, of, Subject, switchMap, tap, timer } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { searchTerm } from '../rules/article-address';

/** Without typing, before a search begins (BLOG-16). Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;

/** The box that articles are searched in. */
export interface ArticleSearchBox {
  /** As it was typed. */
  readonly typed$: Behavior<string>;
  readonly type: (text: string) => void;
  /** Searches for what is typed, without waiting. */
  readonly enter: (text: string) => void;
  /** Escape: empties the box, and leaves the search (BLOG-17). */
  readonly clear: () => void;
  /** The page shows another search than it did, which may be this box's own: one of its own changes nothing in it. */
  readonly pageShows: (term: string | undefined) => void;
}

interface Change {
  readonly text: string;
  readonly waits: boolean;
}

/**
 * Searches once nothing has been typed for a while, for what is typed then, trimmed (BLOG-15, WE-136);
 * no length is too short (BLOG-18). What is searched for already is not searched for again.
 * @param start what the page shows already.
 * @param search goes there; `undefined` for all articles.
 */
export function createArticleSearchBox(
  scope: Scope,
  start: string | undefined,
  search: (term: string | undefined) => void,
): ArticleSearchBox {
  const { state$, dispatch } = scope.store(start ?? '', (_, text: string) => text);
  const changes$ = new Subject<Change | 'nothing'>();
  let asked = start;
  scope.run(
    changes$.pipe(
      switchMap((change) =>
        change !== 'nothing' && change.waits
          ? timer(SEARCH_DEBOUNCE_MS).pipe(map(() => change))
          : of(change),
      ),
      filter((change) => change !== 'nothing'),
      map(({ text }) => searchTerm(text)),
      filter((term) => term !== asked),
      tap((term) => {
        asked = term;
        search(term);
      }),
    ),
  );
  const change = (text: string, waits: boolean): void => {
    dispatch(text);
    changes$.next({ text, waits });
  };
  return {
    typed$: state$,
    type: (text) => {
      change(text, true);
    },
    enter: (text) => {
      change(text, false);
    },
    clear: () => {
      change('', false);
    },
    pageShows: (term) => {
      if (term === asked) return;
      asked = term;
      // What was about to be searched for is of a page that has been left.
      changes$.next('nothing');
      dispatch(term ?? '');
    },
  };
}
