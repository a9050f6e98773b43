import type { Money } from '../../kernel/money';

/** The price of each saved vehicle when it was saved, by slug. */
export type PricesWhenSaved = ReadonlyMap<string, Money>;

/** Where the prices of saved vehicles are kept between visits; the shopper's own list needs no consent. */
export interface SavedPriceStore {
  /** None where nothing was kept or it cannot be read. */
  readonly read: () => PricesWhenSaved;
  /** Where storage is blocked or full they last as long as the visit. */
  readonly write: (prices: PricesWhenSaved) => void;
}
