import type { Money } from '../../kernel/money';
import type { FinanceProduct } from './products';

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
  /** What waits until the end, of a product that has such a payment. */
  readonly optionalFinalPayment?: Money;
  readonly optionFee?: Money;
  readonly lender?: string;
  /** Address of the lender's mark. */
  readonly lenderLogo?: string;
  /** The first payment, where the lender states it; it may differ from the regular one. */
  readonly firstPayment?: Money;
  /** The last payment, where the lender states it: the final payment, if there is one, and the fee. */
  readonly lastPayment?: Money;
  /** What the dealer pays towards the deposit; no part of `deposit` (FIN-54). */
  readonly contribution?: Money;
  /** Deposit and contribution together. */
  readonly totalDeposit?: Money;
  /** Price with extras; the cash price where the lender states no other. */
  readonly totalPrice?: Money;
  /** All charges for credit. */
  readonly totalCharges?: Money;
  /** The regular payment with value-added products in it. */
  readonly allInclusivePayment?: Money;
  /** Pence a mile above the agreed mileage; fractions of a penny occur. */
  readonly excessMileageRate?: number;
  /** Miles over the whole agreement. */
  readonly contractMileage?: number;
  /** By which the lender knows this quote (FIN-53, `link`). */
  readonly reference?: string;
  /** Where a customer applies on these terms; without it nobody can (FIN-19). */
  readonly applicationLink?: string;
  /** Where a customer learns beforehand whether to apply (FIN-24). */
  readonly creditCheckLink?: string;
  /** What the lender wants said about the quote: terms it had to change, limits (FIN-53). */
  readonly notifications?: readonly string[];
  readonly valueAddedProducts?: readonly ValueAddedProduct[];
}

/** Something sold with the agreement: a warranty, a service plan. */
interface ValueAddedProduct {
  readonly name: string;
  readonly price?: Money;
}

/** What the quote call gives for one vehicle (CALL-23), one quote a product. */
export interface QuoteSet extends Readonly<Partial<Record<FinanceProduct, Quote>>> {
  /** A month's payment is told on request only, so that no card has one (CARD-26). */
  readonly onRequest?: true;
  /** What the lender says of a product that it does not quote (ERR-34). */
  readonly refusals?: Readonly<Partial<Record<FinanceProduct, string>>>;
}
