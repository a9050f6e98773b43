import type { Money } from '../../kernel/money';

export type FinanceProduct = 'HP' | 'PCP';

/**
 * One finance offer on one vehicle, complete enough to be shown as a representative example
 * (CONC 3.5.5): nothing in it is optional except what the product does not have.
 */
export interface Quote {
  readonly product: FinanceProduct;
  readonly regularPayment: Money;
  readonly numberOfRegularPayments: number;
  readonly termMonths: number;
  readonly cashPrice: Money;
  readonly deposit: Money;
  readonly amountOfCredit: Money;
  readonly totalAmountPayable: Money;
  /** Percent a year, one decimal: 12.9. */
  readonly apr: number;
  /** Fixed rate of interest, percent a year. */
  readonly interestRate?: number;
  /** Miles a year. */
  readonly annualMileage?: number;
  /** PCP only: the optional final payment. */
  readonly optionalFinalPayment?: Money;
  readonly optionFee?: Money;
  readonly lender?: string;
}

/** What the quote call gives for one vehicle (CALL-23). */
export interface QuoteSet {
  readonly hp?: Quote;
  readonly pcp?: Quote;
}
