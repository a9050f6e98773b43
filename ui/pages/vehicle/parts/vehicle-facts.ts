import {
  breadcrumbSchema,
  titleParts,
  vehiclePath,
  vehicleSchema,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { vehicleTrail } from '../../../../core/search/public';
import { titleWords } from '../../../copy/vehicle-copy';
import { trailWords } from '../../../copy/vehicle-page-copy';
import type { App } from '../../../kit/app';

/** A vehicle as data that say what its page says. */
export const factsOfVehicle = (
  { settings, siteName, publicOrigin }: App,
  vehicle: VehicleInFull,
): object =>
  vehicleSchema(vehicle, { origin: publicOrigin, siteName, headline: settings.headlinePrice });

/** The way to its page. */
export const factsOfTrail = ({ publicOrigin }: App, vehicle: VehicleInFull): object =>
  breadcrumbSchema(publicOrigin, [
    ...vehicleTrail(vehicle).map((step) => ({ name: trailWords(step), address: step.address })),
    { name: titleWords(titleParts(vehicle)), address: vehiclePath(vehicle) },
  ]);
