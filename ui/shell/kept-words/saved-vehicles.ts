import { tap } from 'rxjs';
import type { Scope } from '../../../core/kernel/scope';
import {
  createKeptVehicles,
  listOfShortlist,
  vehiclesInOrder,
  type KeptVehicles,
} from '../../../core/showroom/public';
import {
  nameInList,
  savedPrices,
  type PriceSince,
  type ShortlistChange,
} from '../../../core/shortlist/public';
import { shownPrice, type Vehicle } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { snapshotOf } from './snapshot-of';

/** The vehicles of both lists, and what has become of their prices. */
export interface SavedVehicles extends KeptVehicles {
  /** How the price has moved since it was saved, where that is known. */
  readonly priceSince: (vehicle: Vehicle) => PriceSince | undefined;
  /** To be told of each change, so that what is saved anew is compared with today's price. */
  readonly changed: (change: ShortlistChange) => void;
}

/**
 * Favourites and what is compared, asked for together. Every answer notes the prices of what was
 * saved, and is kept for when there is no connection.
 */
export function makeSavedVehicles(app: App, scope: Scope): SavedVehicles {
  const { shortlist, clock, settings } = app;
  const prices = savedPrices(app.savedPriceStore, shortlist);
  /** By what the lists hold it: one name, or one for each list. */
  const namesHeld = (vehicle: Vehicle): readonly string[] => {
    const { favourites, compare } = shortlist.shortlist$.value;
    return [
      ...new Set([
        nameInList(favourites, vehicle, settings.favouritesBy),
        nameInList(compare, vehicle, settings.compareBy),
      ]),
    ];
  };
  const kept = createKeptVehicles(scope, app.ports.catalogue, [
    listOfShortlist(scope, shortlist, 'favourites', settings.favouritesBy),
    listOfShortlist(scope, shortlist, 'compare', settings.compareBy),
  ]);
  const keep = (answered: readonly Vehicle[]): void => {
    prices.note(
      answered.flatMap((vehicle) => {
        const price = shownPrice(vehicle.price);
        return price === undefined ? [] : namesHeld(vehicle).map((slug) => ({ slug, price }));
      }),
    );
    const { favourites, compare } = shortlist.shortlist$.value;
    const state = kept.state$.value;
    app.keepSnapshot(
      snapshotOf(
        {
          favourites: vehiclesInOrder(favourites, state),
          compare: vehiclesInOrder(compare, state),
        },
        clock.now(),
        settings.headlinePrice,
      ),
    );
  };
  scope.run(kept.answered$.pipe(tap(keep)));
  return {
    ...kept,
    priceSince: (vehicle) => {
      const price = shownPrice(vehicle.price);
      if (price === undefined) return undefined;
      const moves = namesHeld(vehicle).map((name) => prices.since(name, price));
      return moves.find((move) => move !== undefined);
    },
    changed: prices.changed,
  };
}
