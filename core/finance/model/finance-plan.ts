import type { Money } from '../../kernel/money';

/**
 * What is done with the fee for the option to purchase. Three ways are in use, and a quote says
 * which is its own (finance rules, B2):
 * `last-payment`: on top of the last payment, outside the rate that prices the instalments;
 * `in-apr`: due with the last payment too, but the instalments are lowered until the whole plan
 * bears the stated APR; `in-final-payment`: already inside the stated optional final payment.
 */
export type FeeTreatment = 'last-payment' | 'in-apr' | 'in-final-payment';

/** What an agreement is worked out from. Instalments fall due at each month’s end. */
export interface PlanRequest {
  /** Amount of credit: cash price less deposit and contribution. */
  readonly credit: Money;
  /** Number of regular payments, one a month. */
  readonly months: number;
  /** Percent a year, effective (CG-037). */
  readonly apr: number;
  /** One month after the last regular one; nothing for a product without it. */
  readonly finalPayment?: Money;
  /** Paid by the customer up front; no part of the credit. */
  readonly deposit?: Money;
  /** Paid by the dealer up front; no part of the credit, nor of what the customer pays. */
  readonly contribution?: Money;
  /** For the option to purchase. */
  readonly fee?: Money;
  readonly feeTreatment?: FeeTreatment;
  /** Which payment takes the pence that do not divide, where there are any. */
  readonly oddPence?: 'first' | 'last';
}

/** An agreement worked out, in whole pence; every total is the sum of the payments shown. */
export interface FinancePlan extends Required<PlanRequest> {
  /** The regular payment. */
  readonly monthly: Money;
  /** The one payment, first or last, that differs from the others; absent where none does. */
  readonly oddPayment?: Money;
  /** Of the regular payments alone: no final payment, no fee. */
  readonly totalOfPayments: Money;
  /** Deposit, payments, final payment and fee: all the customer ever pays. */
  readonly totalAmountPayable: Money;
  /** All that is paid to the lender, less the amount of credit (CONC App 1.2). Never below nothing. */
  readonly totalChargeForCredit: Money;
}

/** One line of a payment schedule. */
export interface ScheduledPayment {
  /** Months after the start; 0 is the drawdown, which has no line. */
  readonly month: number;
  readonly kind: 'regular' | 'final';
  /** What falls due; the option fee is part of the line it is due with. */
  readonly payment: Money;
  readonly interest: Money;
  /** What the payment takes off the debt. Interest, principal and fee make up the payment. */
  readonly principal: Money;
  /** As far as it is a charge: a fee inside so low an APR that all of it cannot be one repays credit. */
  readonly fee: Money;
  /** Owed once it is paid. */
  readonly balance: Money;
}

/** Money at a time: negative for what the lender advances, positive for what is paid back. */
export interface CashFlow {
  /** Years after the first drawdown: equal months of a twelfth, days of 1/365. */
  readonly years: number;
  /** Of any unit of money, fractions allowed. */
  readonly amount: number;
}

/** Why an agreement cannot be worked out. A quote like that is refused, never clamped. */
export type PlanFailure =
  | { readonly kind: 'negative-amount'; readonly field: PlanAmount }
  | { readonly kind: 'nothing-borrowed' }
  | { readonly kind: 'months-out-of-range'; readonly months: number }
  | { readonly kind: 'apr-out-of-range'; readonly apr: number }
  /** The final payment alone is worth more than the credit: no instalment could be low enough. */
  | { readonly kind: 'final-payment-too-large'; readonly most: Money }
  /** The fee inside the rate is worth more than the credit: no instalment could be low enough. */
  | { readonly kind: 'fee-too-large' }
  /** The fee is said to be inside a final payment that is smaller than it. */
  | { readonly kind: 'fee-above-final-payment' }
  | { readonly kind: 'amount-too-large' };

export type PlanAmount = 'credit' | 'finalPayment' | 'deposit' | 'contribution' | 'fee';

/** Why no APR can be stated. */
export type AprFailure =
  | { readonly kind: 'not-a-number' }
  /** Nothing is advanced, or nothing is paid back, or no rate makes the two equal. */
  | { readonly kind: 'no-solution' }
  /** Less is paid back than was advanced: the rate that solves it is below 0, and no APR. */
  | { readonly kind: 'payments-below-credit'; readonly exact: number };

/** An annual percentage rate. */
export interface Apr {
  /** To one decimal, a next digit of 5 or more going up (Directive 2008/48/EC annex I). */
  readonly shown: number;
  /** Percent, as solved. */
  readonly exact: number;
}
