import { isRight } from 'fp-ts/Either';
import { combineLatest, concat, distinctUntilChanged, map, of, switchMap } from 'rxjs';
import type { Behavior } from '../kernel/behavior';
import type { Scope } from '../kernel/scope';
import type { RecentOfVisit, ShortlistOfVisit } from '../shortlist/public';
import type { StockCatalogue, Vehicle } from '../stock/public';

/** Few enough to stand beside a comparison. */
export const MOST_SUGGESTED = 3;

/** Looked at, so that those in the comparison or no longer in stock leave enough over. */
const MOST_ASKED = 9;

/**
 * Vehicles that the shopper has looked at lately, newest first, or has saved, to be added to the
 * comparison where they stand; none of those in it. Nobody waits for them: a failure is nothing to suggest.
 */
export function compareSuggestions(
  scope: Scope,
  catalogue: Pick<StockCatalogue, 'bySlugs'>,
  shortlist: Pick<ShortlistOfVisit, 'shortlist$'>,
  recent: Pick<RecentOfVisit, 'recent$'>,
): Behavior<readonly Vehicle[]> {
  const wanted$ = combineLatest([recent.recent$, shortlist.shortlist$]).pipe(
    map(([viewed, { favourites }]) =>
      [...new Set([...viewed.toReversed(), ...favourites.toReversed()])].slice(0, MOST_ASKED),
    ),
    distinctUntilChanged((one, other) => one.join() === other.join()),
  );
  const found$ = wanted$.pipe(
    switchMap((slugs) =>
      slugs.length === 0
        ? of([])
        : concat(
            of([]),
            catalogue
              .bySlugs(slugs)
              .pipe(
                map((answer) =>
                  isRight(answer)
                    ? slugs.flatMap((slug) => answer.right.filter((one) => one.slug === slug))
                    : [],
                ),
              ),
          ),
    ),
  );
  return scope.behavior(
    combineLatest([found$, shortlist.shortlist$]).pipe(
      map(([found, { compare }]) =>
        found.filter(({ slug }) => !compare.includes(slug)).slice(0, MOST_SUGGESTED),
      ),
    ),
  );
}
