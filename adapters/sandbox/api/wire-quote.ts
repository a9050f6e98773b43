import type { Quote, QuoteTerms } from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import { dayOf, measureOr } from '../search/row-measures';
import { MISSING } from '../search/monthly-column';
import { ageInMonths, quotesOn } from '../search/lender';
import type { StockRecord } from '../stock/stock-record';
import { wireMoney } from './wire-vehicle';

const PRODUCT_NAMES = { HP: 'Hire purchase', PCP: 'Personal contract purchase' } as const;

/** A quote as the finance call sends it (FIN-52, FIN-53). */
export function toWireQuote(quote: Quote) {
  const final = wireMoney(quote.optionalFinalPayment ?? null);
  return {
    key: quote.product,
    product: PRODUCT_NAMES[quote.product],
    regular_payment: wireMoney(quote.regularPayment),
    number_of_regular_payments: quote.numberOfRegularPayments,
    term: quote.termMonths,
    cash_price: wireMoney(quote.cashPrice),
    deposit: wireMoney(quote.deposit),
    balance: wireMoney(quote.amountOfCredit),
    total_amount_payable: wireMoney(quote.totalAmountPayable),
    apr: quote.apr,
    interest_rate: quote.interestRate ?? null,
    contract_mileage: quote.annualMileage ?? null,
    residual: final,
    final_payment: final,
    option_fee: wireMoney(quote.optionFee ?? null),
    lender: quote.lender ?? null,
    notifications: [],
  };
}

/**
 * A vehicle's quotes on these terms, on its final price; `undefined` for one without a price.
 * @param today days since 1970, the same as the index reckons by.
 */
export function wireQuotesOn(record: StockRecord, terms: QuoteTerms, today: number) {
  const price = measureOr(record.finalPricePence);
  if (price === MISSING) return undefined;
  const mileage = measureOr(record.mileage);
  const registered = dayOf(record.registeredOn);
  const { hp, pcp } = quotesOn(
    {
      price: pence(price),
      ageMonths: registered === undefined ? Infinity : ageInMonths(registered, today),
      mileage: mileage === MISSING ? undefined : mileage,
    },
    terms,
  );
  if (hp === undefined) return undefined;
  return { hpQuote: toWireQuote(hp), pcpQuote: pcp === undefined ? null : toWireQuote(pcp) };
}
