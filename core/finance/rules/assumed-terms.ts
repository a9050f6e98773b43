import { DEFAULT_PRODUCT, type FinanceProduct } from '../model/products';
import type { QuoteTerms } from '../ports/quote-desk';
import { depositTypeOf, PERCENTAGE_DEPOSIT } from './deposit-type';
import { DEFAULT_TERM, termForProduct } from './term-for-product';

/** What a shopper has said about finance so far; anything may be missing. */
export interface PartialTerms {
  readonly deposit?: number;
  readonly mileage?: number;
  readonly months?: number;
  readonly product?: FinanceProduct;
  /** Whether a monthly budget is set, either end of it. */
  readonly hasMonthlyRange?: boolean;
}

export interface AssumedTerms {
  readonly deposit?: number;
  readonly depositType?: QuoteTerms['depositType'];
  readonly mileage: number;
  readonly months: number;
  readonly product: FinanceProduct;
}

/** Miles a year (FIN-36, FIN-39). */
export const DEFAULT_ANNUAL_MILEAGE = 8000;

/** Months, where a deposit is chosen and no term (FIN-31). */
const TERM_WITH_DEPOSIT = 48;

/**
 * Fills what was left open. The deposit rule comes first, then the default, then the cap of the
 * product (CG-032); only a deposit the shopper chose shortens the term, not one filled in for a
 * monthly budget (FIN-35; WE-019 leaves both readings open).
 */
export function assumedTerms(stated: PartialTerms): AssumedTerms {
  const product = stated.product ?? DEFAULT_PRODUCT;
  const openTerm = stated.deposit === undefined ? DEFAULT_TERM : TERM_WITH_DEPOSIT;
  const deposit =
    stated.deposit ?? (stated.hasMonthlyRange === true ? PERCENTAGE_DEPOSIT : undefined);
  return {
    ...(deposit === undefined ? {} : { deposit, depositType: depositTypeOf(deposit) }),
    mileage: stated.mileage ?? DEFAULT_ANNUAL_MILEAGE,
    months: termForProduct(product, stated.months ?? openTerm),
    product,
  };
}
