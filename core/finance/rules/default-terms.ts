import type { QuoteTerms } from '../ports/quote-desk';
import { DEFAULT_ANNUAL_MILEAGE } from './assumed-terms';
import { depositTypeOf, PERCENTAGE_DEPOSIT } from './deposit-type';
import { DEFAULT_TERM } from './term-for-product';

/** Terms where the shopper has said nothing: 20 percent down, 8,000 miles a year, 60 months (SEARCH-24). */
export const DEFAULT_TERMS: QuoteTerms = {
  deposit: PERCENTAGE_DEPOSIT,
  depositType: depositTypeOf(PERCENTAGE_DEPOSIT),
  mileage: DEFAULT_ANNUAL_MILEAGE,
  months: DEFAULT_TERM,
};
