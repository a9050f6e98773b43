import { canBuyNow, isReserved, type Vehicle } from '../../stock/public';

/** What a shopper can ask of us on the page of a vehicle, each on a page of its own (VDP-35, ROUTE-15). */
export const ENQUIRY_KINDS = [
  'reserve',
  'buy-now',
  'test-drive',
  'appointment',
  'callback',
  'enquire',
  'general-enquiry',
] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

const OF_ONE_SHOPPER: ReadonlySet<EnquiryKind> = new Set(['reserve', 'buy-now', 'test-drive']);

/** Whether an enquiry of a kind can be made, and if not, why. */
export type EnquiryAvailability = 'open' | 'reserved' | 'sold' | 'not-online';

/**
 * Of a sold vehicle nothing can be asked. One that is reserved can still be asked about; it is not reserved,
 * bought or driven by a second shopper (SC-3, CC-01). What is for sale may yet not be sold online
 * (CG-083).
 */
export function enquiryAvailability(kind: EnquiryKind, vehicle: Vehicle): EnquiryAvailability {
  if (vehicle.status === 'sold') return 'sold';
  if (isReserved(vehicle) && OF_ONE_SHOPPER.has(kind)) return 'reserved';
  return kind === 'buy-now' && !canBuyNow(vehicle) ? 'not-online' : 'open';
}
