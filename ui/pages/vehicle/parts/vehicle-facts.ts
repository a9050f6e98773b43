import { vehicleSchema, type VehicleInFull } from '../../../../core/stock/public';
import type { App } from '../../../kit/app';

/** A vehicle as data that say what its page says. */
export const factsOfVehicle = (
  { settings, siteName, publicOrigin }: App,
  vehicle: VehicleInFull,
): object =>
  vehicleSchema(vehicle, { origin: publicOrigin, siteName, headline: settings.headlinePrice });
