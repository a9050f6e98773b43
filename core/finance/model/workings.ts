import type { Money } from '../../kernel/money';
import type { FeeTreatment } from './finance-plan';
import type { FinalPaymentKind, FinanceProduct } from './products';

/**
 * The figures of one agreement as they are shown: of a plan worked out here, where they add up, or
 * of a lender's quote, where they are the lender's own and may not.
 */
export interface AgreementFigures {
  readonly product: FinanceProduct;
  readonly cashPrice: Money;
  /** Paid by the customer up front. */
  readonly deposit: Money;
  /** Paid by the dealer up front. */
  readonly contribution: Money;
  readonly credit: Money;
  /** Percent a year. */
  readonly apr: number;
  /** Number of regular payments; a final payment is not one of them. */
  readonly months: number;
  readonly monthly: Money;
  /** The one regular payment that differs from the others; absent where none does. */
  readonly oddPayment?: Money;
  /** Which one that is; the first where it is not said. */
  readonly oddPence?: 'first' | 'last';
  /** Nothing for a product without one. */
  readonly finalPayment: Money;
  /** For the option to purchase. */
  readonly fee: Money;
  /** On top of the last payment where it is not said. */
  readonly feeTreatment?: FeeTreatment;
  /** Of the regular payments alone. */
  readonly totalOfPayments: Money;
  readonly totalAmountPayable: Money;
  readonly totalChargeForCredit: Money;
}

/** The figures that are sums. The monthly payment is not one: see `MonthlyWorking`. */
export type WorkingId = 'credit' | 'total-of-payments' | 'total-payable' | 'charge-for-credit';

/** What is added up or taken off. */
export type WorkingTerm =
  | 'cash-price'
  | 'deposit'
  | 'contribution'
  | 'credit'
  | 'monthly'
  | 'odd-payment'
  | 'payments'
  | FinalPaymentKind
  | 'fee';

export interface WorkingLine {
  readonly what: WorkingTerm;
  readonly amount: Money;
  /** How often; once where it is not said. */
  readonly times?: number;
  /** Taken off, not added. */
  readonly minus?: true;
}

/** The sum behind one figure. The terms always add up to the result. */
export interface Working {
  readonly id: WorkingId;
  readonly terms: readonly WorkingLine[];
  readonly result: Money;
  /** What the lender states beyond that; absent where the two agree. */
  readonly offBy?: Money;
}

/** The arithmetic behind the monthly payment (FIN-11, CG-037). Worths are in pence, not rounded. */
export interface MonthlyWorking {
  /** Of one month: (1 + APR)^(1/12) − 1. */
  readonly monthlyRate: number;
  /** What one pound a month is worth on the first day, in pounds. */
  readonly annuity: number;
  /** What a pound due one month after the last payment is worth on the first day, in pounds. */
  readonly finalDiscount: number;
  /** The part of the credit that what comes after the regular payments repays. */
  readonly worthOfFinal: number;
  /** What is left for the regular payments to repay. */
  readonly toSpread: number;
  /** That, over the annuity. */
  readonly exact: number;
  /** To the nearest penny. */
  readonly result: Money;
  /** What is asked beyond that; absent where the two agree. */
  readonly offBy?: Money;
  /**
   * Where the two differ: what a payment can be at rates that are shown as this APR, half a tenth
   * of a percent below and above it.
   */
  readonly span?: { readonly least: Money; readonly most: Money };
}

export type SliceKind = 'deposit' | 'payments' | 'final-payment' | 'fee' | 'credit' | 'interest';

/** A part of a whole. */
export interface Slice {
  readonly kind: SliceKind;
  /** Below nothing only where a lender’s figures contradict each other. */
  readonly amount: Money;
}

/** The same money twice: how it is paid, and what it is for. The slices of each add up to the total. */
export interface MoneyBreakdown {
  readonly total: Money;
  readonly pays: readonly Slice[];
  readonly goesTo: readonly Slice[];
}

/** What is owed once a month’s payment is made; month 0 is the first day. */
export interface BalancePoint {
  readonly month: number;
  readonly balance: Money;
}
