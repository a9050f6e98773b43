import { isLeft } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import { isNoneThere, type GatewayFailure } from '../../kernel/failure';
import { type AccountListDesk } from '../../account/public';
import { namesOf } from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';
import { askInCalls, type VehiclesByName } from '../shared/ask-by-name';

/** One vehicle of an account's list. */
export interface AccountVehicle {
  readonly slug: string;
  /** Where it stands in the list, counted from 0: the oldest. */
  readonly place: number;
  /** Nothing where it is for sale no more, or cannot be asked for now. */
  readonly vehicle?: Vehicle;
}

/** What an account's list holds, as far as it can be had. */
export type AccountVehicles =
  /** The list itself cannot be had now. @see failure which may be the end of the session */
  | { readonly kind: 'list-unavailable'; readonly failure: GatewayFailure }
  | {
      readonly kind: 'listed';
      /** The newest first. */
      readonly entries: readonly AccountVehicle[];
      /** Where they cannot be had now, those without a vehicle are not taken for gone. */
      readonly areVehiclesKnown: boolean;
      /** The one that was asked for besides. */
      readonly besides?: Vehicle;
    };

/**
 * The vehicles that a customer's account holds, to be shown where nothing is known of the browser.
 * @param besides one that is to be named too, though the list may not hold it any more.
 * @returns nothing where the back end keeps no such lists.
 */
export const loadAccountVehicles = (
  desk: Pick<AccountListDesk, 'read'>,
  catalogue: VehiclesByName,
  besides?: string,
): Observable<AccountVehicles | undefined> =>
  desk.read().pipe(
    switchMap((answer): Observable<AccountVehicles | undefined> => {
      if (isLeft(answer)) {
        const failure = answer.left;
        return of(isNoneThere(failure) ? undefined : { kind: 'list-unavailable', failure });
      }
      const { slugs } = answer.right;
      const names = besides === undefined ? slugs : [...new Set([...slugs, besides])];
      return askInCalls(catalogue, 'slug', names).pipe(
        map((found): AccountVehicles => {
          const vehicles = isLeft(found) ? [] : found.right;
          const known = (slug: string | undefined): Vehicle | undefined =>
            vehicles.find((one) => slug !== undefined && namesOf(one).includes(slug));
          const named = known(besides);
          return {
            kind: 'listed',
            areVehiclesKnown: !isLeft(found),
            entries: slugs
              .map((slug, place): AccountVehicle => {
                const vehicle = known(slug);
                return { slug, place, ...(vehicle !== undefined && { vehicle }) };
              })
              .toReversed(),
            ...(named !== undefined && { besides: named }),
          };
        }),
      );
    }),
  );
