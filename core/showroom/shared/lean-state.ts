import { withFieldsNamed, type Promo } from '../../promo/public';
import { latest, type Remote } from '../../kernel/remote';
import type { Vehicle } from '../../stock/public';
import type { SearchState } from '../results/search-state';
import type { VehiclePageState } from '../vehicle/vehicle-page-state';

/** A tile shows the first picture, and whether there is another (CG-088). */
const PICTURES_OF_TILE = 2;

function changed<T, F>(remote: Remote<T, F>, change: (value: T) => T): Remote<T, F> {
  return remote.kind === 'loaded' ? { ...remote, value: change(remote.value) } : remote;
}

/** As the page's promotions want it; whole while those are not known. */
const forPromos =
  (promos: readonly Promo[] | undefined) =>
  (vehicle: Vehicle): Vehicle =>
    promos === undefined ? vehicle : withFieldsNamed(promos, vehicle);

/**
 * A results page without what no part of it reads: the state travels beside the HTML, and a phone pays for
 * each byte.
 */
export function leanSearch(state: SearchState): SearchState {
  const lean = forPromos(latest(state.promos));
  return {
    ...state,
    results: changed(state.results, (page) => ({ ...page, vehicles: page.vehicles.map(lean) })),
  };
}

/** A vehicle's page in the same way: of other vehicles its tiles show less than a list does. */
export function leanVehiclePage(state: VehiclePageState): VehiclePageState {
  const named = forPromos(latest(state.promos));
  const tile = (vehicle: Vehicle): Vehicle => ({
    ...named(vehicle),
    pictures: vehicle.pictures.slice(0, PICTURES_OF_TILE),
  });
  const tiles = (vehicles: readonly Vehicle[]) => vehicles.map(tile);
  return {
    ...state,
    similar: changed(state.similar, (similar) => ({
      ...similar,
      vehicles: tiles(similar.vehicles),
    })),
    interest: changed(state.interest, tiles),
    more: changed(state.more, tiles),
  };
}
