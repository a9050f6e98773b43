import { lateView } from '../../kit/late-view';
import type { OwnVehicleOfferProps } from './own-vehicle-offer';

/** Comes once a form is alive; whoever has no valuation sees nothing of it. */
export const OwnVehiclePart = lateView<OwnVehicleOfferProps>(
  () => import('./own-vehicle-offer').then((module) => module.OwnVehicleOffer),
  () => undefined,
);
