import type { StockRecord } from '../stock/stock-record';

/** What the index needs of a vehicle; a `StockRecord` is one, and so is a narrow row of the database. */
export type IndexRow = Pick<
  StockRecord,
  | 'id'
  | 'stockId'
  | 'category'
  | 'vrm'
  | 'registeredOn'
  | 'makeSlug'
  | 'makeName'
  | 'rangeSlug'
  | 'rangeName'
  | 'derivative'
  | 'status'
  | 'reservedAt'
  | 'finalPricePence'
  | 'mileage'
  | 'transmission'
  | 'fuelType'
  | 'bodyType'
  | 'colour'
  | 'engineSize'
  | 'doors'
  | 'seats'
  | 'taxPence'
  | 'siteId'
  | 'features'
  | 'listedAt'
>;

/** How a site is called in the location filter. */
export interface IndexSite {
  readonly id: number;
  readonly slug: string;
  readonly town: string;
}
