import type { VehicleInFull } from '../../../../core/stock/public';
import { structuredPart } from '../../../kit/structured-part';

export const VehicleFacts = structuredPart<VehicleInFull>(() =>
  import('./vehicle-facts').then((module) => module.factsOfVehicle),
);
