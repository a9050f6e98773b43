import { isLeft, isRight, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, of, switchMap, take, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import { isSlug, namesOf, type NameKind } from '../../shortlist/public';
import type { StockCatalogue, Vehicle } from '../../stock/public';

/** Whoever finds vehicles by the names that a list may hold them by. */
export type VehiclesByName = Pick<StockCatalogue, 'bySlugs' | 'byNumbers'>;

/** What a stock number or a mark looks like, and a slug hardly ever. */
const NUMBER = /^(?=.*\d)[a-z\d]{2,20}$/i;

/**
 * The vehicles of a list that holds them by names of this kind (CG-075, CG-076). Slugs are found in
 * every list: a vehicle without a mark is held by its slug, and so are those saved before the
 * setting was changed. Where slugs are kept again, numbers and marks from before are asked for once
 * more by what they are, so that nobody takes them for gone.
 */
export function askByName(
  catalogue: VehiclesByName,
  kind: NameKind,
  names: readonly string[],
): Observable<Either<GatewayFailure, readonly Vehicle[]>> {
  if (kind === 'slug') {
    return catalogue
      .bySlugs(names)
      .pipe(switchMap((answer) => (isRight(answer) ? withNumbers(answer.right) : of(answer))));
  }
  const numbers = names.filter((name) => !isSlug(name));
  return catalogue.byNumbers({
    ...(kind === 'id' ? { stockIds: numbers } : { registrations: numbers }),
    slugs: names.filter(isSlug),
  });

  function withNumbers(found: readonly Vehicle[]) {
    const known = found.flatMap(namesOf);
    const numbers = names.filter((name) => NUMBER.test(name) && !known.includes(name));
    if (numbers.length === 0) return of(right(found));
    return catalogue
      .byNumbers({ stockIds: numbers, registrations: numbers })
      .pipe(map(mapRight((others) => [...found, ...others])));
  }
}

/** As many vehicles as are asked for in one call: a server may answer for no more than a hundred. */
export const MOST_PER_CALL = 50;

/** All of them or a failure: with half an answer the other half would be taken for gone. */
export function askInCalls(
  catalogue: VehiclesByName,
  kind: NameKind,
  names: readonly string[],
): Observable<Either<GatewayFailure, readonly Vehicle[]>> {
  if (names.length === 0) return of(right([]));
  const calls = Array.from({ length: Math.ceil(names.length / MOST_PER_CALL) }, (_, call) =>
    askByName(catalogue, kind, names.slice(call * MOST_PER_CALL, (call + 1) * MOST_PER_CALL)).pipe(
      take(1),
    ),
  );
  return forkJoin(calls).pipe(map(inOne));
}

export function inOne(
  answers: readonly Either<GatewayFailure, readonly Vehicle[]>[],
): Either<GatewayFailure, readonly Vehicle[]> {
  const failed = answers.find(isLeft);
  return failed === undefined
    ? right(answers.flatMap((answer) => (isRight(answer) ? answer.right : [])))
    : left(failed.left);
}
