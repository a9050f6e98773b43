import {
  nameInList,
  savedPrices,
  type NamedVehicle,
  type NameKind,
  type PriceSince,
  type SavedPriceStore,
  type SavedPrices,
  type ShortlistOfVisit,
} from '../../shortlist/public';
import { shownPrice, type Vehicle } from '../../stock/public';

/** By what the shopper's lists hold vehicles (CG-075, CG-076). */
export interface NamesInLists {
  readonly favouritesBy: NameKind;
  readonly compareBy: NameKind;
}

type PricedVehicle = NamedVehicle & Pick<Vehicle, 'price'>;

/** What saved vehicles cost when they were saved, by whichever names the lists hold them. */
export interface PricesOfSaved extends Pick<SavedPrices, 'changed'> {
  /** Notes the price of each that is saved and has none noted yet. To be told of vehicles as they are loaded. */
  readonly note: (vehicles: readonly PricedVehicle[]) => void;
  /** How the price has moved since; undefined where none was noted, or none is asked now. */
  readonly since: (vehicle: PricedVehicle) => PriceSince | undefined;
}

/** Holds nothing of its own, so it may be made wherever it is needed. */
export function pricesOfSaved(
  store: SavedPriceStore,
  shortlist: Pick<ShortlistOfVisit, 'shortlist$'>,
  { favouritesBy, compareBy }: NamesInLists,
): PricesOfSaved {
  const prices = savedPrices(store, shortlist);
  /** One name, or one for each list. */
  const priced = (vehicle: PricedVehicle) => {
    const price = shownPrice(vehicle.price);
    if (price === undefined) return [];
    const { favourites, compare } = shortlist.shortlist$.value;
    const names = new Set([
      nameInList(favourites, vehicle, favouritesBy),
      nameInList(compare, vehicle, compareBy),
    ]);
    return [...names].map((slug) => ({ slug, price }));
  };
  return {
    changed: prices.changed,
    note: (vehicles) => {
      prices.note(vehicles.flatMap(priced));
    },
    since: (vehicle) =>
      priced(vehicle)
        .map(({ slug, price }) => prices.since(slug, price))
        .find((move) => move !== undefined),
  };
}
