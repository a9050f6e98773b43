export { exactPayment, instalmentPlan, levelPayment } from './arithmetic/annuity';
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
  PlanFailure,
  PlanRequest,
  ScheduledPayment,
} from './model/finance-plan';
export { FINAL_PAYMENT_KINDS } from './model/final-payment-kinds';
export {
  DEFAULT_PRODUCT,
  LONGEST_TERM_OF_ANY,
  ofEachProduct,
  PRODUCT_CODES,
  PRODUCTS,
  type FinalPaymentKind,
  type FinanceProduct,
} from './model/products';
export type { Quote, QuoteSet } from './model/quote';
export type {
  AgreementFigures,
  BalancePoint,
  MonthlyWorking,
  Slice,
  SliceKind,
  Working,
  WorkingTerm,
} from './model/workings';
export type { ApprovedRate } from './ports/approved-rate';
export type { FinanceDefaultStore } from './ports/finance-default-store';
export type {
  ApprovedTerms,
  QuoteDesk,
  QuotesByMark,
  QuotesByStockId,
  QuoteTerms,
} from './ports/quote-desk';
export { affordableDeposit } from './rules/affordable-deposit';
export { agreementSchedule } from './rules/agreement-schedule';
export { assumedTerms, type PartialTerms } from './rules/assumed-terms';
export { balanceOverTime } from './rules/balance-over-time';
export {
  calculatorAddress,
  calculatorFromAddress,
  type CalculatorKey,
  type CalculatorNote,
} from './rules/calculator-address';
export { calculatorDeposit } from './rules/calculator-deposit';
export {
  calculatorFigures,
  type CalculatorFigures,
  type CalculatorTotals,
} from './rules/calculator-figures';
export { FRESH_CALCULATOR, withinSliders, type CalculatorInputs } from './rules/calculator-inputs';
export { calculatorRates, type CalculatorRates } from './rules/calculator-rates';
export { CALCULATOR_DEFAULTS, SLIDER_LIMITS } from './rules/calculator-terms';
export { bestQuotes, cheapestQuote } from './rules/cheapest-quote';
export { DEFAULT_TERMS } from './rules/default-terms';
export { depositAmount } from './rules/deposit-amount';
export { depositOptions } from './rules/deposit-options';
export { depositTypeOf, PERCENTAGE_DEPOSIT } from './rules/deposit-type';
export { EXAMPLE_TERMS, exampleWithoutQuote } from './rules/example-without-quote';
export { figuresOfPlan } from './rules/figures-of-plan';
export { figuresOfQuote } from './rules/figures-of-quote';
export { figuresWithPartExchange } from './rules/figures-with-part-exchange';
export {
  financeDefaultFrom,
  financeDefaultToKeep,
  type FinanceDefault,
} from './rules/finance-default';
export {
  CALCULATOR_PATH,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  POOR_CREDIT_PATH,
} from './rules/finance-paths';
export { financeTable, type FinanceRow } from './rules/finance-table';
export { moneyBreakdown } from './rules/money-breakdown';
export { monthlyWorking } from './rules/monthly-working';
export { paymentsCount } from './rules/payments-count';
export { ANNUAL_MILEAGES, depositChoices, termsOf, withChosen } from './rules/personalise-options';
export { personaliseTerms, sameTerms } from './rules/personalise-terms';
export { cardQuote, productFromText, quoteToShow } from './rules/quote-to-show';
export { refusalToShow } from './rules/refusal-to-show';
export { quotesInOrder } from './rules/quotes-in-order';
export {
  quoteVehicle,
  type QuoteRefusal,
  type QuoteRequest,
  type RateCard,
} from './rules/quote-vehicle';
export { pricedTerm, regularPayment } from './rules/regular-payment';
export { solvedApr } from './rules/solved-apr';
export { isRepresentative, REPRESENTATIVE_APR } from './rules/representative-apr';
export { DEFAULT_TERM, termForProduct } from './rules/term-for-product';
export { FINANCE_KEYS, saysTerms, termsFromAddress } from './rules/terms-from-address';
export { workingsOf } from './rules/workings-of';
