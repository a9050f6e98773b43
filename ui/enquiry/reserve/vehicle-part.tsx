import { lateView } from '../../kit/late-view';
import type { AboutVehicleProps } from '../about-vehicle';

/** The vehicle beside a reservation. Shared with the forms, it would be one more file in front of each of them. */
export const VehiclePart = lateView<AboutVehicleProps>(
  () => import('../about-vehicle').then((module) => module.AboutVehicle),
  () => undefined,
);
