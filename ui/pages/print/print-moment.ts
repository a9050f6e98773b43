import { combineLatest, filter, map, merge, take, timer, type Observable } from 'rxjs';

/** How long a picture is waited for before the page is printed without it, in milliseconds (SC-5). */
export const PICTURE_PATIENCE_MS = 10_000;

/** What a page needs to know of a picture: that it has come, or will not. */
export type Settling = Pick<HTMLImageElement, 'complete'>;

/** Every picture has come or failed; of none there is nothing to wait for. */
export const areSettled = (pictures: Iterable<Settling>): boolean =>
  Array.from(pictures).every(({ complete }) => complete);

/**
 * The one moment to print: when everything that is waited for is there, or patience has ended.
 * Emits once and completes, whatever happens afterwards (SC-5).
 */
export const printMoment = (
  waitedFor: readonly Observable<boolean>[],
  patience: number = PICTURE_PATIENCE_MS,
): Observable<'settled' | 'out-of-patience'> =>
  // Merged, not raced: what ends without a word must not end the patience too.
  merge(
    combineLatest([...waitedFor]).pipe(
      filter((all) => all.every(Boolean)),
      map(() => 'settled' as const),
    ),
    timer(patience).pipe(map(() => 'out-of-patience' as const)),
  ).pipe(take(1));
