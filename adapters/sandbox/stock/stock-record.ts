/** A feed's or the generator's optional extra; `null` where no price is known. */
export interface StockExtra {
  readonly description: string;
  readonly pricePence: number | null;
}

/**
 * One vehicle as the sandbox keeps it: flat, so that a row of SQLite, a line of CSV and a column
 * of the search index are all cut from it. `null` is a fact that is missing, never zero.
 */
export interface StockRecord {
  readonly id: number;
  readonly stockId: string;
  readonly slug: string;
  readonly category: 'cars' | 'van';
  /** Without a space, upper case. */
  readonly vrm: string | null;
  /** ISO date, or as much of it as is known: "2021-09", "2021". */
  readonly registeredOn: string | null;
  readonly makeSlug: string;
  readonly makeName: string;
  readonly rangeSlug: string;
  readonly rangeName: string;
  readonly derivative: string;
  readonly attentionGrabber: string | null;
  readonly status: 'FOR_SALE_RETAIL' | 'RESERVED' | 'SOLD';
  readonly reservedAt: string | null;
  /** ISO instant; of one that somebody is paying for. The stock itself never tells it. */
  readonly holdEndsAt?: string;
  readonly onlinePurchase: boolean;
  readonly pricePence: number | null;
  readonly finalPricePence: number | null;
  readonly discountPricePence: number | null;
  readonly priceExcludingVatPence: number | null;
  readonly vatScheme: 'Margin' | 'Qualifying' | 'Commercial' | null;
  readonly listPricePence: number | null;
  /** `null` means the group's default fee. */
  readonly adminFeePence: number | null;
  readonly mileage: number | null;
  readonly transmission: string | null;
  readonly fuelType: string | null;
  readonly bodyType: string | null;
  /** Plain colour, "Blue"; what the colour filter counts. */
  readonly colour: string | null;
  readonly manufacturerColour: string | null;
  /** Litres with one decimal; 0 for an electric car. */
  readonly engineSize: number | null;
  readonly doors: number | null;
  readonly seats: number | null;
  /** Road tax a year. */
  readonly taxPence: number | null;
  readonly bhp: number | null;
  readonly mpg: number | null;
  readonly co2: number | null;
  readonly siteId: number | null;
  readonly features: readonly string[];
  readonly extras: readonly StockExtra[];
  readonly tags: readonly string[];
  readonly priceIndicator: 'low' | 'great' | 'good' | 'fair' | 'higher' | null;
  /** ISO instant of going on sale here. */
  readonly listedAt: string | null;
  /**
   * What the studio draws: see `adapters/sandbox/pictures/picture-address.ts`. `null` where its shape or colour is
   * not known: it is not drawn.
   */
  readonly bodyStyle: string | null;
  readonly face: string | null;
  readonly paint: string | null;
  /** The feed's own pictures, used instead of the studio's where there are any. */
  readonly pictureUrls: readonly string[];
  /** What only the vehicle page needs, as JSON: technical data, equipment, service history, description. */
  readonly details: StockDetails;
}

/** One that the sandbox made itself, of which it knows all. */
export interface MadeVehicle extends StockRecord {
  readonly vrm: string;
  readonly registeredOn: string;
  readonly vatScheme: NonNullable<StockRecord['vatScheme']>;
  readonly listedAt: string;
  readonly bodyStyle: string;
  readonly face: string;
  readonly paint: string;
  readonly details: StockDetails & { readonly serviceHistory: string; readonly keepers: number };
}

export interface StockDetails {
  readonly description: string;
  readonly serviceHistory: string | null;
  readonly serviceEntries: readonly {
    readonly date: string;
    readonly mileage: number;
    readonly description: string;
    readonly garage: string;
  }[];
  readonly motExpiresOn: string | null;
  readonly keepers: number | null;
  /** Keyed as the documents key them: `0-60-mph-secs`, `co2-gkm`, … */
  readonly technicalData: Readonly<Record<string, string>>;
  /** By the documents' group names: "Exterior Features", "Passive Safety", … */
  readonly equipment: Readonly<Record<string, readonly string[]>>;
  /** How many of the studio's pictures there are yet; absent when all are. */
  readonly picturesTaken?: number;
  /**
   * Facts made up for a demonstration, by the names of their columns: none for a vehicle that is as its feed
   * tells it. Absent for one that the sandbox made itself.
   */
  readonly examples?: readonly string[];
}
