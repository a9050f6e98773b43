import type { Money } from '../../kernel/money';
import type { Vehicle } from './vehicle';

/** What a vehicle's papers say of its servicing, in the server's seven wordings (VDP-59). */
export const SERVICE_HISTORIES = [
  'dealer full',
  'dealer partial',
  'independent full',
  'independent partial',
  'dealer/independent full',
  'dealer/independent partial',
  'no history',
] as const;
export type ServiceHistory = (typeof SERVICE_HISTORIES)[number];

/** One stamp in the service book (VDP-25). What an entry lacks is left out, never guessed. */
export interface ServiceEntry {
  /** ISO date. */
  readonly date?: string;
  readonly mileage?: number;
  readonly description?: string;
  readonly garage?: string;
}

/** How a marketplace rates the price, cheapest first (VDP-23, VDP-50). */
export const PRICE_INDICATORS = ['lower', 'great', 'good', 'fair', 'higher'] as const;
export type PriceIndicator = (typeof PRICE_INDICATORS)[number];

/** A film of the vehicle (VDP-52). */
export interface Film {
  readonly id: string;
  readonly address: string;
  /** ISO instant. */
  readonly madeOn?: string;
}

/** An offer that comes with this vehicle, with its small print (VDP-36, VDP-58). */
export interface ExtraOffer {
  readonly title?: string;
  /** Plain text; without it the page says that terms apply (VDP-37). */
  readonly terms?: string;
}

/** Equipment under one of the documents' headings (VDP-56); never empty. */
export interface EquipmentGroup {
  readonly name: string;
  readonly items: readonly string[];
}

/**
 * A vehicle with all that its own page tells (VDP-49 to VDP-59). As everywhere, a fact that the
 * feed lacks is absent; nothing is made up from another.
 */
export interface VehicleInFull extends Vehicle {
  /** The mark without its space, "JT71ABC": what the vehicle check is asked by. */
  readonly mark?: string;
  /** Plain text; a line break is a line break, an empty line begins a paragraph. */
  readonly description?: string;
  /** Values as the feed words them, by the documents' keys: `0-60-mph-secs`, `co2-gkm` (VDP-53). */
  readonly technicalData: Readonly<Record<string, string>>;
  readonly equipment: readonly EquipmentGroup[];
  readonly additionalFeatures: readonly string[];
  readonly serviceHistory?: ServiceHistory;
  readonly serviceEntries: readonly ServiceEntry[];
  /** ISO date until which the MOT test is valid. */
  readonly motExpiresOn?: string;
  /** Former keepers. */
  readonly keepers?: number;
  /** Price when new, with VAT. */
  readonly listPrice?: Money;
  readonly priceIndicator?: PriceIndicator;
  /** The feed's own marks, `winter_sale` among them (GAL-08). */
  readonly tags: readonly string[];
  /** The advert is an offer: `OFFER` or `RESULTS_PAGE_OFFER` (VDP-50). */
  readonly isOffer: boolean;
  /** Its pictures, films and turn are drawn, and no photographs of it. */
  readonly isDrawn?: boolean;
  readonly films: readonly Film[];
  /** Frames of a walk round the vehicle, in order, for the 360 view; empty where there is none (GAL-01). */
  readonly turntable: readonly string[];
  readonly extraOffers: readonly ExtraOffer[];
  /**
   * Facts that were made up for a demonstration, by their names; empty for a vehicle that is sold. A page that
   * shows them says so.
   */
  readonly exampleFacts: readonly string[];
}
