import { isRight } from 'fp-ts/Either';
import { combineLatest, concat, distinctUntilChanged, map, of, switchMap } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import {
  nameInList,
  namesOf,
  type NameKind,
  type RecentOfVisit,
  type ShortlistName,
  type ShortlistOfVisit,
} from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';
import { askByName, type VehiclesByName } from '../shared/ask-by-name';

/** Few enough to stand beside a comparison. */
export const MOST_SUGGESTED = 3;

/** Looked at, so that those in the comparison or no longer in stock leave enough over. */
const MOST_ASKED = 9;

/** Each once, though it may have been both looked at and saved, under two names. */
const inOrder = (names: readonly string[], found: readonly Vehicle[]): readonly Vehicle[] => [
  ...new Set(names.flatMap((name) => found.find((one) => namesOf(one).includes(name)) ?? [])),
];

/**
 * Vehicles that the shopper has looked at lately, newest first, or has saved, to be added to the
 * comparison where they stand; none of those in it. Nobody waits for them: a failure is nothing to suggest.
 *
 * @param kinds by what each list holds vehicles; those looked at are held by their slugs.
 */
export function compareSuggestions(
  scope: Scope,
  catalogue: VehiclesByName,
  shortlist: Pick<ShortlistOfVisit, 'shortlist$'>,
  recent: Pick<RecentOfVisit, 'recent$'>,
  kinds: Readonly<Record<ShortlistName, NameKind>>,
): Behavior<readonly Vehicle[]> {
  const wanted$ = combineLatest([recent.recent$, shortlist.shortlist$]).pipe(
    map(([viewed, { favourites }]) =>
      [...new Set([...viewed.toReversed(), ...favourites.toReversed()])].slice(0, MOST_ASKED),
    ),
    distinctUntilChanged((one, other) => one.join() === other.join()),
  );
  const found$ = wanted$.pipe(
    switchMap((names) =>
      names.length === 0
        ? of([])
        : concat(
            of([]),
            // Slugs are found whatever the favourites are held by.
            askByName(catalogue, kinds.favourites, names).pipe(
              map((answer) => (isRight(answer) ? inOrder(names, answer.right) : [])),
            ),
          ),
    ),
  );
  return scope.behavior(
    combineLatest([found$, shortlist.shortlist$]).pipe(
      map(([found, { compare }]) =>
        found
          .filter((vehicle) => !compare.includes(nameInList(compare, vehicle, kinds.compare)))
          .slice(0, MOST_SUGGESTED),
      ),
    ),
  );
}
