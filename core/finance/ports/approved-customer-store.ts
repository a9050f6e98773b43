import type { ApprovedCustomer } from '../model/approved-customer';

/** Where the customer of an accepted pre-check is kept (STORE-05, NAV-07). */
export interface ApprovedCustomerStore {
  /** None was kept, or what was kept cannot be read. */
  readonly read: () => ApprovedCustomer | undefined;
  /** Takes the place of the one before. Where storage is blocked or full it lasts as long as the visit. */
  readonly write: (customer: ApprovedCustomer) => void;
  /** Nothing of the customer is left, the rate neither (STORE-06). */
  readonly forget: () => void;
}
