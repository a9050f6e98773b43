import { isRight } from 'fp-ts/Either';
import { EMPTY, from, mergeMap, of, takeUntil, timer, type Observable } from 'rxjs';
import type { VehicleSlug, ViewCounter } from '../../stock/public';

/** How often vehicles were looked at of late, by slug, as far as it is known (CARD-10). */
export type ViewsBySlug = Readonly<Record<string, number>>;

export type ViewCount = readonly [slug: VehicleSlug, count: number];

/**
 * The counts of vehicles as they come, asked for in one turn, so that an adapter may ask for them
 * together. A failure is no count (ERR-27).
 */
export const viewCounts = (
  views: ViewCounter,
  slugs: readonly VehicleSlug[],
): Observable<ViewCount> =>
  from(slugs).pipe(
    mergeMap((slug) =>
      views
        .viewsToday(slug)
        .pipe(
          mergeMap((answer) => (isRight(answer) ? of<ViewCount>([slug, answer.right]) : EMPTY)),
        ),
    ),
  );

/** How long a page that is being made waits for counts. Milliseconds. */
const COUNTED_WITHIN_MS = 150;

/** Those that come while a page is being made; the others are asked for once it stands. */
export const viewCountsInTime = (
  views: ViewCounter,
  slugs: readonly VehicleSlug[],
): Observable<ViewCount> => viewCounts(views, slugs).pipe(takeUntil(timer(COUNTED_WITHIN_MS)));
