import { canBuyNow, isReserved, type Vehicle } from '../../stock/public';

/** What a shopper can ask of us about one vehicle, each on a page of its own (VDP-35, ROUTE-15). */
export const ENQUIRY_KINDS = ['reserve', 'buy-now', 'test-drive', 'callback', 'enquire'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Whether an enquiry of a kind can be made, and if not, why. */
export type EnquiryAvailability = 'open' | 'reserved' | 'sold' | 'not-online';

/**
 * Of a sold vehicle nothing can be asked. One that is reserved can still be asked about; it is not reserved,
 * bought or driven by a second shopper (SC-3, CC-01). What is for sale may yet not be sold online
 * (CG-083).
 */
export function enquiryAvailability(kind: EnquiryKind, vehicle: Vehicle): EnquiryAvailability {
  if (vehicle.status === 'sold') return 'sold';
  if (kind === 'callback' || kind === 'enquire') return 'open';
  if (isReserved(vehicle)) return 'reserved';
  return kind === 'buy-now' && !canBuyNow(vehicle) ? 'not-online' : 'open';
}
