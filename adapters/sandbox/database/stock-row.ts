import type { StockRecord } from '../stock/stock-record';

/** A value as SQLite holds it. */
export type Cell = string | number | null;

/** How a fact is kept in its column: as it is, as 0 or 1, or as JSON text. */
type Keeping = 'plain' | 'flag' | 'json';

export type StockFact = Exclude<keyof StockRecord, 'details'>;

/** Every fact of a vehicle but the ones only its page needs, with its column, in table order. */
export const STOCK_COLUMNS: readonly (readonly [
  fact: StockFact,
  column: string,
  type: string,
  keeping: Keeping,
])[] = [
  ['id', 'id', 'INTEGER PRIMARY KEY', 'plain'],
  ['stockId', 'stock_id', 'TEXT NOT NULL', 'plain'],
  ['slug', 'slug', 'TEXT NOT NULL', 'plain'],
  ['category', 'category', 'TEXT NOT NULL', 'plain'],
  ['vrm', 'vrm', 'TEXT', 'plain'],
  ['registeredOn', 'registered_on', 'TEXT', 'plain'],
  ['makeSlug', 'make_slug', 'TEXT NOT NULL', 'plain'],
  ['makeName', 'make_name', 'TEXT NOT NULL', 'plain'],
  ['rangeSlug', 'range_slug', 'TEXT NOT NULL', 'plain'],
  ['rangeName', 'range_name', 'TEXT NOT NULL', 'plain'],
  ['derivative', 'derivative', 'TEXT NOT NULL', 'plain'],
  ['attentionGrabber', 'attention_grabber', 'TEXT', 'plain'],
  ['status', 'status', 'TEXT NOT NULL', 'plain'],
  ['reservedAt', 'reserved_at', 'TEXT', 'plain'],
  ['onlinePurchase', 'online_purchase', 'INTEGER NOT NULL', 'flag'],
  ['pricePence', 'price_pence', 'INTEGER', 'plain'],
  ['finalPricePence', 'final_price_pence', 'INTEGER', 'plain'],
  ['discountPricePence', 'discount_price_pence', 'INTEGER', 'plain'],
  ['priceExcludingVatPence', 'price_excluding_vat_pence', 'INTEGER', 'plain'],
  ['vatScheme', 'vat_scheme', 'TEXT', 'plain'],
  ['listPricePence', 'list_price_pence', 'INTEGER', 'plain'],
  ['adminFeePence', 'admin_fee_pence', 'INTEGER', 'plain'],
  ['mileage', 'mileage', 'INTEGER', 'plain'],
  ['transmission', 'transmission', 'TEXT', 'plain'],
  ['fuelType', 'fuel_type', 'TEXT', 'plain'],
  ['bodyType', 'body_type', 'TEXT', 'plain'],
  ['colour', 'colour', 'TEXT', 'plain'],
  ['manufacturerColour', 'manufacturer_colour', 'TEXT', 'plain'],
  ['engineSize', 'engine_size', 'REAL', 'plain'],
  ['doors', 'doors', 'INTEGER', 'plain'],
  ['seats', 'seats', 'INTEGER', 'plain'],
  ['taxPence', 'tax_pence', 'INTEGER', 'plain'],
  ['bhp', 'bhp', 'REAL', 'plain'],
  ['mpg', 'mpg', 'REAL', 'plain'],
  ['co2', 'co2', 'REAL', 'plain'],
  ['siteId', 'site_id', 'INTEGER', 'plain'],
  ['features', 'features', 'TEXT NOT NULL', 'json'],
  ['extras', 'extras', 'TEXT NOT NULL', 'json'],
  ['tags', 'tags', 'TEXT NOT NULL', 'json'],
  ['priceIndicator', 'price_indicator', 'TEXT', 'plain'],
  ['listedAt', 'listed_at', 'TEXT', 'plain'],
  ['bodyStyle', 'body_style', 'TEXT', 'plain'],
  ['face', 'face', 'TEXT', 'plain'],
  ['paint', 'paint', 'TEXT', 'plain'],
  ['pictureUrls', 'picture_urls', 'TEXT NOT NULL', 'json'],
];

const keepingOf = new Map(STOCK_COLUMNS.map(([fact, , , keeping]) => [fact, keeping]));
const columnOf = new Map(STOCK_COLUMNS.map(([fact, column]) => [fact, column]));

/** The columns of these facts, as SQL lists them. */
export const columnList = (facts: readonly StockFact[]): string =>
  facts.map((fact) => columnOf.get(fact) ?? fact).join(', ');

export const ALL_FACTS: readonly StockFact[] = STOCK_COLUMNS.map(([fact]) => fact);

/** A vehicle's cells in table order. */
export function toCells(record: StockRecord): Cell[] {
  return STOCK_COLUMNS.map(([fact, , , keeping]) => {
    const value = record[fact];
    if (keeping === 'json') return JSON.stringify(value);
    if (keeping === 'flag') return value === true ? 1 : 0;
    return value as Cell;
  });
}

/**
 * Reads rows of these facts back. The table is written by this folder alone, so what a column holds is what
 * {@link toCells} put there.
 */
export function rowReader<Facts extends StockFact>(
  facts: readonly Facts[],
): (cells: readonly Cell[]) => Pick<StockRecord, Facts> {
  const keepings = facts.map((fact) => keepingOf.get(fact));
  return (cells) => {
    const row: Record<string, unknown> = {};
    for (let place = 0; place < facts.length; place += 1) {
      const cell = cells[place] ?? null;
      const keeping = keepings[place];
      row[facts[place] as string] =
        keeping === 'json' ? JSON.parse(String(cell)) : keeping === 'flag' ? cell === 1 : cell;
    }
    return row as Pick<StockRecord, Facts>;
  };
}
