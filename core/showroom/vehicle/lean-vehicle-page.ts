import { latest } from '../../kernel/remote';
import type { Vehicle } from '../../stock/public';
import { changed, forPromos } from '../shared/for-promos';
import type { VehiclePageState } from './vehicle-page-state';

/** A tile shows the first picture, and whether there is another (CG-088). */
const PICTURES_OF_TILE = 2;

/** A vehicle's page without what no part of it reads: of other vehicles its tiles show less than a list does. */
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
