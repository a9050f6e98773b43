import { lateView } from '../kit/late-view';
import type { AboutVehicleProps } from './about-vehicle';

/** Beside a form there is nothing to press on it: the server's HTML stands until its script is there. */
export const AboutVehiclePart = lateView<AboutVehicleProps>(
  () => import('./about-vehicle').then((module) => module.AboutVehicle),
  () => undefined,
);
