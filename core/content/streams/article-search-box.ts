import {
  debounce,
  distinctUntilChanged,
  map,
  of,
  skip,
  startWith,
  Subject,
  tap,
  timer,
} from 'rxjs';
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
  /** Escape: empties the box, and leaves the search (BLOG-17). */
  readonly clear: () => void;
}

/**
 * Searches once nothing has been typed for a while, for what is typed then, trimmed (BLOG-15, WE-136);
 * no length is too short (BLOG-18). What is searched for already is not searched for again.
 * @param start what the page shows already.
 * @param search goes there; `undefined` for all articles.
 */
export function createArticleSearchBox(
  scope: Scope,
  start: string,
  search: (term: string | undefined) => void,
): ArticleSearchBox {
  const { state$, dispatch } = scope.store(start, (_, text: string) => text);
  const changes$ = new Subject<{ readonly text: string; readonly isCleared: boolean }>();
  scope.run(
    changes$.pipe(
      tap(({ text }) => {
        dispatch(text);
      }),
      // A box that is emptied on purpose waits for nothing, and what was typed before it is dropped.
      debounce(({ isCleared }) => (isCleared ? of(true) : timer(SEARCH_DEBOUNCE_MS))),
      map(({ text }) => searchTerm(text)),
      startWith(searchTerm(start)),
      distinctUntilChanged(),
      skip(1),
      tap(search),
    ),
  );
  return {
    typed$: state$,
    type: (text) => {
      changes$.next({ text, isCleared: false });
    },
    clear: () => {
      changes$.next({ text: '', isCleared: true });
    },
  };
}
