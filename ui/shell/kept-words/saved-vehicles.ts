import { tap } from 'rxjs';
import type { Scope } from '../../../core/kernel/scope';
import {
  createKeptVehicles,
  listOfShortlist,
  vehiclesInOrder,
  type KeptVehicles,
} from '../../../core/showroom/public';
import { savedPrices, type PriceSince, type ShortlistChange } from '../../../core/shortlist/public';
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
  const kept = createKeptVehicles(scope, app.ports.catalogue, [
    listOfShortlist(scope, shortlist, 'favourites'),
    listOfShortlist(scope, shortlist, 'compare'),
  ]);
  const keep = (answered: readonly Vehicle[]): void => {
    prices.note(
      answered.flatMap(({ slug, price }) => {
        const shown = shownPrice(price);
        return shown === undefined ? [] : [{ slug, price: shown }];
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
    priceSince: ({ slug, price }) => {
      const shown = shownPrice(price);
      return shown === undefined ? undefined : prices.since(slug, shown);
    },
    changed: prices.changed,
  };
}
