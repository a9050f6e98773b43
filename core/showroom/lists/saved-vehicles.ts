import { tap } from 'rxjs';
import type { Clock } from '../../kernel/ports/clock';
import type { Scope } from '../../kernel/scope';
import type {
  PriceSince,
  ShortlistName,
  ShortlistOfVisit,
  ShortlistSnapshot,
} from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';
import type { VehiclesByName } from '../shared/ask-by-name';
import { createListedVehicles, listOfShortlist, type ListedVehicles } from './listed-vehicles';
import { vehiclesInOrder } from './listed-vehicles-state';
import type { NamesInLists, PricesOfSaved } from '../shared/prices-of-saved';
import { snapshotOf, type SnapshotStyle } from './snapshot-of';

/** The vehicles of both lists, and what has become of their prices. */
export interface SavedVehicles extends ListedVehicles {
  /** How the price has moved since it was saved, where that is known. */
  readonly priceSince: (vehicle: Vehicle) => PriceSince | undefined;
  /**
   * To be called by a page that shows the list, and so says itself what is gone from it. What it
   * gives back is to be called when the page is left: by then the shopper has read of it.
   */
  readonly show: (list: ShortlistName) => () => void;
  /** Whether a page shows the list. */
  readonly isShown: (list: ShortlistName) => boolean;
}

export interface SavedVehiclesParts {
  readonly catalogue: VehiclesByName;
  readonly shortlist: ShortlistOfVisit;
  readonly prices: PricesOfSaved;
  /** Keeps the lists to be read without a connection; one without vehicles leaves nothing kept. */
  readonly keepSnapshot: (snapshot: ShortlistSnapshot) => void;
  readonly clock: Clock;
  readonly settings: NamesInLists & SnapshotStyle;
}

/**
 * Favourites and what is compared, asked for together. Every answer notes the prices of what was
 * saved, and is kept for when there is no connection; of lists that are empty nothing is.
 */
export function createSavedVehicles(
  scope: Scope,
  { catalogue, shortlist, prices, keepSnapshot, clock, settings }: SavedVehiclesParts,
): SavedVehicles {
  const shown = new Set<ShortlistName>();
  const listed = createListedVehicles(scope, catalogue, [
    listOfShortlist(scope, shortlist, 'favourites', settings.favouritesBy),
    listOfShortlist(scope, shortlist, 'compare', settings.compareBy),
  ]);
  const keepOffline = (): void => {
    const { favourites, compare } = shortlist.shortlist$.value;
    const state = listed.state$.value;
    const lists = {
      favourites: vehiclesInOrder(favourites, state),
      compare: vehiclesInOrder(compare, state),
    };
    keepSnapshot(snapshotOf(lists, clock.now(), settings));
  };
  scope.run(
    listed.answered$.pipe(
      tap((vehicles) => {
        prices.note(vehicles);
        keepOffline();
      }),
    ),
  );
  return {
    ...listed,
    load: () => {
      shortlist.restore();
      listed.load();
      const { favourites, compare } = shortlist.shortlist$.value;
      if (favourites.length + compare.length === 0) keepOffline();
    },
    priceSince: prices.since,
    show: (list) => {
      shown.add(list);
      return () => {
        shown.delete(list);
        listed.markRead(list);
      };
    },
    isShown: (list) => shown.has(list),
  };
}
