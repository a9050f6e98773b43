import type { FinanceDefault } from '../rules/finance-default';

/** Where the shopper's finance terms are kept between visits (STORE-08). */
export interface FinanceDefaultStore {
  /** None was kept, or what was kept cannot be read. */
  readonly read: () => FinanceDefault | undefined;
  /** Where nothing can be kept, nothing happens. */
  readonly write: (terms: FinanceDefault) => void;
}
