export {
  exactPayment,
  instalmentPlan,
  levelPayment,
  type InstalmentPlan,
} from './arithmetic/annuity';
export { yearsOf } from './arithmetic/count-years';
export { HIGHEST_APR, MOST_MONTHS, planFinance } from './arithmetic/plan-finance';
export { flowsOf } from './arithmetic/plan-flows';
export {
  aprFromMonthlyRate,
  effectiveFromNominal,
  monthlyRateFromApr,
  nominalFromEffective,
  twelfthOfApr,
} from './arithmetic/rates';
export { paymentSchedule, scheduledMonthlyRate } from './arithmetic/schedule';
export { shownApr } from './arithmetic/shown-apr';
export { aprOfPlan, solveApr } from './arithmetic/solve-apr';
export type {
  Apr,
  AprFailure,
  CashFlow,
  FeeTreatment,
  FinancePlan,
  PlanAmount,
  PlanFailure,
  PlanRequest,
  ScheduledPayment,
} from './model/finance-plan';
export type { FinanceProduct, Quote, QuoteSet, ValueAddedProduct } from './model/quote';
export type { ApprovedRate } from './ports/approved-rate';
export type { QuoteDesk, QuotesByMark, QuotesByStockId, QuoteTerms } from './ports/quote-desk';
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
export { productFromText, quoteToShow } from './rules/quote-to-show';
export { quoteVehicle, type QuoteRequest, type RateCard } from './rules/quote-vehicle';
export { DEFAULT_TERM, LONGEST_TERM, termForProduct } from './rules/term-for-product';
