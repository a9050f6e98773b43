import type { FeeTreatment } from '../../../core/finance/public';

/** A quote as somebody printed it. Money and rates are the printed decimals, as text. */
export interface PublishedQuote {
  readonly id: string;
  readonly product: 'HP' | 'PCP' | 'loan';
  readonly currency: 'GBP' | 'EUR';
  readonly terms: {
    readonly credit: string;
    /** Regular payments. */
    readonly months: number;
    /** Percent a year; absent where the page prints none. */
    readonly apr?: string;
    readonly cashPrice?: string;
    readonly deposit?: string;
    readonly contribution?: string;
    /** Due one month after the last regular payment. */
    readonly finalPayment?: string;
    /** For the option to purchase, or to complete. */
    readonly fee?: string;
    readonly feeTreatment?: FeeTreatment;
    /** Due with the first payment, beside the rate. */
    readonly documentationFee?: string;
    /** Percent a year, printed beside the APR. */
    readonly fixedRate?: string;
    /** Miles a year. */
    readonly mileage?: number;
  };
  readonly printed: {
    readonly monthly: string;
    /** Where the odd pence make it differ. */
    readonly firstPayment?: string;
    readonly totalAmountPayable?: string;
    readonly chargeForCredit?: string;
  };
  /**
   * What the payments are priced by. `effective`: the APR; `nominal-apr`: a twelfth of the printed
   * APR a month; `nominal-fixed`: a twelfth of the printed fixed rate; `flat`: the fixed rate on the
   * whole credit for the whole term, spread equally.
   */
  readonly pricing: 'effective' | 'nominal-apr' | 'nominal-fixed' | 'flat';
  /**
   * What the printed total is. `customer`: deposit, payments, final payment and fees; `price`: with
   * the dealer’s contribution; `unrounded`: months times the payment before it was rounded.
   */
  readonly totalBasis: 'customer' | 'price' | 'unrounded';
  /** What the lender means by the fixed rate, where one of the known meanings fits. */
  readonly fixedRateMeans?: 'flat' | 'nominal' | 'apr';
  readonly strength: 'exact' | 'close' | 'inconsistent';
  /** Printed monthly less the one worked out; the furthest apart an exact or a close one may be. */
  readonly residualPence: number;
  /** Printed total less the printed payments added up, where a page rounds them apart; in pence. */
  readonly totalResidualPence?: number;
  /** What is printed in whole pounds, and so may be up to a pound off. */
  readonly wholePounds?: 'totals' | 'everything';
  readonly source: string;
  readonly address?: string;
  readonly date?: string;
  readonly note?: string;
}
