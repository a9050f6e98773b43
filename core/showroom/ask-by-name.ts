import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../kernel/failure';
import { isSlug, type NameKind } from '../shortlist/public';
import type { StockCatalogue, Vehicle } from '../stock/public';

/** Whoever finds vehicles by the names that a list may hold them by. */
export type VehiclesByName = Pick<StockCatalogue, 'bySlugs' | 'byNumbers'>;

/**
 * The vehicles of a list that holds them by names of this kind, in one call (CG-075, CG-076). Slugs
 * are found in every list: a vehicle without a mark is held by its slug, and so are those saved
 * before the setting was changed.
 */
export function askByName(
  catalogue: VehiclesByName,
  kind: NameKind,
  names: readonly string[],
): Observable<Either<GatewayFailure, readonly Vehicle[]>> {
  if (kind === 'slug') return catalogue.bySlugs(names);
  const numbers = names.filter((name) => !isSlug(name));
  return catalogue.byNumbers({
    ...(kind === 'id' ? { stockIds: numbers } : { registrations: numbers }),
    slugs: names.filter(isSlug),
  });
}
