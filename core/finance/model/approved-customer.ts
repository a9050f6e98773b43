/**
 * All that is kept of a customer who was accepted in a credit pre-check, so that what follows need
 * not ask again (STORE-05). What the lender did not say is left out.
 */
export interface ApprovedCustomer {
  readonly guid: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly fullName?: string;
  readonly telephone?: string;
  readonly email?: string;
  readonly creditRating?: string;
  readonly vehicleId?: string;
  readonly applicationReference?: string;
  /** Percent a year, from 0 to 100. */
  readonly apr?: number;
  /** Percent a year of the whole amount, from 0 to 100. */
  readonly flatRate?: number;
  /** The customer has said that the rate interests them. */
  readonly interestConfirmed?: boolean;
}
