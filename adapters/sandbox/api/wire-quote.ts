import type { Quote } from '../../../core/finance/public';
import { PRODUCT_NAMES } from '../lender/lender-words';
import { wireMoney } from './wire-vehicle';

/** What the lender adds to a quote of its own: its name for it, where it leads, what it has to say. */
export type LentQuote = Quote & Required<Pick<Quote, 'reference' | 'notifications'>>;

/** Where the lender's own pages are, each for one quote. */
export const LENDER_PATH = '/api/v2/lender';

export const lenderPage = (page: 'apply' | 'credit-check', reference: string): string =>
  `${LENDER_PATH}/${page}/?quote=${encodeURIComponent(reference)}`;

/** A quote as the finance calls send it: every field of FIN-52, null where the product has no such thing. */
export function toWireQuote(quote: LentQuote) {
  const money = (amount: number | undefined): string | null => wireMoney(amount ?? null);
  return {
    key: quote.product,
    product: PRODUCT_NAMES[quote.product],
    regular_payment: money(quote.regularPayment),
    all_inclusive_regular_payment: money(quote.allInclusivePayment),
    number_of_regular_payments: quote.numberOfRegularPayments,
    term: quote.termMonths,
    cash_price: money(quote.cashPrice),
    total_price: money(quote.totalPrice),
    deposit: money(quote.deposit),
    total_deposit: money(quote.totalDeposit),
    balance: money(quote.amountOfCredit),
    total_amount_payable: money(quote.totalAmountPayable),
    total_amount_of_charges: money(quote.totalCharges),
    apr: quote.apr,
    interest_rate: quote.interestRate ?? null,
    mileage: quote.annualMileage ?? null,
    contract_mileage: quote.contractMileage ?? null,
    excess_mileage_rate: quote.excessMileageRate ?? null,
    first_payment: money(quote.firstPayment),
    final_payment: money(quote.lastPayment),
    residual: money(quote.optionalFinalPayment),
    option_fee: money(quote.optionFee),
    lender: quote.lender ?? null,
    lender_logo: quote.lenderLogo ?? null,
    link: quote.reference,
    application_link: lenderPage('apply', quote.reference),
    credit_check_link: lenderPage('credit-check', quote.reference),
    notifications: quote.notifications.map((Message) => ({ Message })),
    value_added_products: [],
  };
}
export type WireQuote = ReturnType<typeof toWireQuote>;
