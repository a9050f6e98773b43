import {
  canBuyNow,
  cardAction,
  isReserved,
  clickAndCollectPath,
  enquirePath,
  requestCallbackPath,
  reservePath,
  testDrivePath,
  type Vehicle,
} from '../../stock/public';
import type { EnquiryKind } from './enquiry-kinds';
import { generalEnquiryPath } from './form-path';

/** One way to get in touch about a vehicle: to ask for something, to chat, or to ask anything. */
export interface EnquiryOption {
  readonly kind: Exclude<EnquiryKind, 'appointment'> | 'chat';
  readonly href: string;
}

/** "Like this vehicle? Enquire now" (VDP-28). */
export interface StickyBarFacts {
  /** In the documents' order (VDP-29). */
  readonly options: readonly EnquiryOption[];
  /** The one beside the menu where there is no room for all: what a card's button does (CARD-19). */
  readonly main: EnquiryOption;
}

export interface EnquiryAddresses {
  /** Where a chat is held; no provider is given (CG-094, CG-111). */
  readonly chatAddress: string;
}

/**
 * The options of the sticky bar; a sold vehicle has none (VDP-30). Reserve Online goes when the
 * vehicle is reserved (VDP-31), and so does Buy Now, by the stricter document (VDP-32, CG-083).
 */
export function stickyBar(
  vehicle: Vehicle,
  { chatAddress }: EnquiryAddresses,
): StickyBarFacts | undefined {
  if (vehicle.status === 'sold') return undefined;
  const reserve: EnquiryOption = { kind: 'reserve', href: reservePath(vehicle) };
  const callback: EnquiryOption = { kind: 'callback', href: requestCallbackPath(vehicle) };
  const buyNow: EnquiryOption = { kind: 'buy-now', href: clickAndCollectPath(vehicle.stockId) };
  return {
    options: [
      ...(isReserved(vehicle) ? [] : [reserve]),
      ...(canBuyNow(vehicle) ? [buyNow] : []),
      { kind: 'test-drive', href: testDrivePath(vehicle) },
      { kind: 'chat', href: chatAddress },
      {
        kind: 'general-enquiry',
        // Of the branch where the vehicle stands, else of any.
        href: generalEnquiryPath(vehicle.section, vehicle.location?.slug),
      },
      callback,
      { kind: 'enquire', href: enquirePath(vehicle, 'details') },
    ],
    main: cardAction(vehicle) === 'reserve' ? reserve : callback,
  };
}
