import type { Vehicle } from '../model/vehicle';

/** Kept for another shopper: reserved, or sold, which is shown as reserved (CARD-04). */
export const isReserved = (vehicle: Pick<Vehicle, 'status'>): boolean =>
  vehicle.status === 'reserved' || vehicle.status === 'sold';

/**
 * Whether Buy Now is open: never reserved, online purchase enabled, and not reserved by status
 * (VDP-32, all three conditions by CG-083).
 */
export const canBuyNow = (vehicle: Vehicle): boolean =>
  !isReserved(vehicle) &&
  vehicle.onlinePurchase &&
  (vehicle.reservedAt === undefined || vehicle.reservedAt === '');

export type CardRibbon = 'reserved' | 'click-and-collect' | 'example';

/**
 * One ribbon at most; Reserved goes before Click & Collect (CARD-04, CARD-05, CG-070). An example is called so
 * before anything else is said of it.
 */
export function cardRibbon(vehicle: Vehicle): CardRibbon | undefined {
  if (vehicle.isExample === true) return 'example';
  if (isReserved(vehicle)) return 'reserved';
  return canBuyNow(vehicle) ? 'click-and-collect' : undefined;
}

export type CardAction = 'reserve' | 'request-callback';

/** The button beside View Details: reserve what can be, else ask for a call (CARD-19, CG-070). */
export const cardAction = (vehicle: Vehicle): CardAction =>
  isReserved(vehicle) ? 'request-callback' : 'reserve';
