import type { Brand } from '../../kernel/brand';
import type { Money } from '../../kernel/money';

export type VehicleId = Brand<string, 'vehicle-id'>;
/** The dealer's own number of a vehicle in stock; quotes are keyed by it. */
export type StockId = Brand<string, 'stock-id'>;
/** The last part of a vehicle page's address. */
export type VehicleSlug = Brand<string, 'vehicle-slug'>;

/** The two halves of the site, as their paths write them (ROUTE-31): `/used/cars/`, `/used/van/`. */
export type SiteSection = 'cars' | 'van';

/** A thing with an address name and a name for people: a make, a model. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** One photograph or illustration, by width; `original` is what to fall back to (ERR-33). */
export interface Picture {
  readonly thumb: string;
  readonly medium: string;
  readonly large: string;
  readonly original?: string;
  /** What it shows, for those who cannot see it: "Dashboard". */
  readonly caption?: string;
}

/** Where a vehicle stands (CARD-07). */
export interface VehicleLocation {
  readonly siteId: string;
  readonly slug?: string;
  readonly name: string;
  readonly town?: string;
  readonly postcode?: string;
  readonly telephone?: string;
}

/** SOLD is shown to shoppers as Reserved (CARD-04, decision "Reserved and sold"). */
export type StockStatus = 'for-sale' | 'reserved' | 'sold' | 'other';

export type VatScheme = 'commercial' | 'other';

/**
 * What a vehicle costs. `advertised` is the price before, and `final` after, any reduction; no
 * price at all is a normal case (MF-1). All include VAT except `excludingVat`.
 */
export interface VehiclePrice {
  readonly advertised?: Money;
  readonly final?: Money;
  readonly discount?: Money;
  readonly excludingVat?: Money;
  readonly vatScheme?: VatScheme;
  /** The compulsory fee for checks and preparation; already defaulted (CARD-29). */
  readonly adminFee: Money;
}

export interface Odometer {
  readonly value: number;
  readonly units: string;
}

export interface OptionalExtra {
  readonly description: string;
  readonly price?: Money;
}

/**
 * A vehicle in stock as lists show it. Facts a feed may lack are optional; text is as the feed
 * has it, except that names carry no padding.
 */
export interface Vehicle {
  readonly id: VehicleId;
  readonly stockId: StockId;
  readonly slug: VehicleSlug;
  readonly section: SiteSection;
  /** Registration mark as shown on a plate, "AB12 CDE". */
  readonly registration?: string;
  /** Year and plate age, "2021 (71)". */
  readonly plate?: string;
  readonly make: Named;
  readonly range: Named;
  readonly derivative?: string;
  readonly attentionGrabber?: string;
  readonly status: StockStatus;
  readonly reservedAt?: string;
  /** ISO instant until which it is kept for somebody who is paying to reserve it; not told of any other. */
  readonly holdEndsAt?: string;
  readonly onlinePurchase: boolean;
  /** Partly made up for a demonstration: nobody's vehicle. */
  readonly isExample?: boolean;
  readonly price: VehiclePrice;
  readonly odometer?: Odometer;
  readonly transmission?: string;
  readonly fuelType?: string;
  readonly bodyType?: string;
  readonly colour?: string;
  readonly manufacturerColour?: string;
  /** Litres, as the trade writes it: 1.0, 1.6. */
  readonly engineSize?: number;
  readonly doors?: number;
  readonly seats?: number;
  /** A year's road tax. */
  readonly taxRate?: Money;
  readonly powerBhp?: number;
  readonly combinedMpg?: number;
  readonly co2GramsPerKm?: number;
  /** ISO date. */
  readonly registeredOn?: string;
  readonly pictures: readonly Picture[];
  readonly location?: VehicleLocation;
  readonly extras: readonly OptionalExtra[];
  readonly features: readonly string[];
  /** Values of the feed's plain fields by name, for promo rules that name a field directly (PROMO-04). */
  readonly direct: Readonly<Record<string, string>>;
}
