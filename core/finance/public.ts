export type { FinanceProduct, Quote, QuoteSet } from './model/quote';
export type { ApprovedRate } from './ports/approved-rate';
export type { QuoteDesk, QuotesByStockId, QuoteTerms } from './ports/quote-desk';
export { affordableDeposit } from './rules/affordable-deposit';
export {
  assumedTerms,
  DEFAULT_ANNUAL_MILEAGE,
  type AssumedTerms,
  type PartialTerms,
} from './rules/assumed-terms';
export { cardQuote } from './rules/card-quote';
export { bestQuotes, cheapestQuote } from './rules/cheapest-quote';
export { depositAmount } from './rules/deposit-amount';
export { depositOptions } from './rules/deposit-options';
export { depositTypeOf, PERCENTAGE_DEPOSIT } from './rules/deposit-type';
export { instalmentPlan, levelPayment, type InstalmentPlan } from './rules/level-payment';
export { monthlyRateFromApr, twelfthOfApr } from './rules/monthly-rate';
export { productFromText, quoteToShow } from './rules/quote-to-show';
export { quoteVehicle, type QuoteRequest, type RateCard } from './rules/quote-vehicle';
export { DEFAULT_TERM, LONGEST_TERM, termForProduct } from './rules/term-for-product';
