import { canBuyNow, isReserved, type Vehicle } from '../../stock/public';

/** What a shopper can ask of us about one vehicle, each on a page of its own (VDP-35, ROUTE-15). */
export const WISHES = ['reserve', 'buy-now', 'test-drive', 'callback', 'enquire'] as const;
export type Wish = (typeof WISHES)[number];

/** Whether a wish can be granted, and what stands against it. */
export type WishStanding = 'open' | 'reserved' | 'sold' | 'not-online';

/**
 * A sold vehicle grants nothing. One that is reserved can still be asked about; it is not reserved,
 * bought or driven by a second shopper (SC-3, CC-01). What is for sale may yet not be sold online
 * (CG-083).
 */
export function wishStanding(wish: Wish, vehicle: Vehicle): WishStanding {
  if (vehicle.status === 'sold') return 'sold';
  if (wish === 'callback' || wish === 'enquire') return 'open';
  if (isReserved(vehicle)) return 'reserved';
  return wish === 'buy-now' && !canBuyNow(vehicle) ? 'not-online' : 'open';
}
