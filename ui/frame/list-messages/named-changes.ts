import { map, of, race, switchMap, take, timer, type Observable } from 'rxjs';
import { vehicleNamed, type SavedVehicles } from '../../../core/showroom/public';
import type { ShortlistChange } from '../../../core/shortlist/public';
import { titleParts } from '../../../core/stock/public';
import { titleWords } from '../../copy/vehicle-copy';

/** What one press has done, and the name of its vehicle where that is known. */
export interface NamedChanges {
  readonly changes: readonly ShortlistChange[];
  readonly name?: string;
}

/** So long may the name be waited for: what was done is to be said while the eye is there. */
const NAME_WITHIN_MS = 400;

/**
 * A list holds addresses alone: what a vehicle is called comes with the lists' own vehicles, which
 * every change asks for anew. A press that comes meanwhile is said in place of the former.
 */
export const namedChanges = (
  announced$: Observable<readonly ShortlistChange[]>,
  { state$, answered$ }: Pick<SavedVehicles, 'state$' | 'answered$'>,
): Observable<NamedChanges> =>
  announced$.pipe(
    switchMap((changes) => {
      const [change] = changes;
      const known = (): NamedChanges => {
        const vehicle = change && vehicleNamed(change.slug, state$.value);
        if (vehicle === undefined) return { changes };
        const { make, range } = titleParts(vehicle);
        return { changes, name: titleWords({ make, range }) };
      };
      return changes.length > 1 || known().name !== undefined
        ? of(known())
        : race(answered$, timer(NAME_WITHIN_MS)).pipe(take(1), map(known));
    }),
  );
