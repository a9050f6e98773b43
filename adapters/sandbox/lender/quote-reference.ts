import { PRODUCT_CODES, type FinanceProduct, type Quote } from '../../../core/finance/public';

/** What a reference tells: which vehicle was quoted, and on which terms. */
export interface ReferredQuote {
  readonly product: FinanceProduct;
  readonly stockId: string;
  readonly months: number;
  readonly annualMileage: number;
  /** Pence. */
  readonly deposit: number;
  /** Percent a year. */
  readonly apr: number;
}

/**
 * The lender's name for a quote (FIN-53, `link`): its terms and a check on them, so that any quote
 * ever given is known again without a book of them, after a restart too.
 */
export function quoteReference(stockId: string, quote: Quote): string {
  const { product, termMonths, annualMileage = 0, deposit, apr } = quote;
  const terms = `${product}-${stockId}-${termMonths}-${annualMileage}-${deposit}-${apr}`;
  return `${terms}-${checkOn(terms)}`;
}

const REFERENCE =
  /^(([A-Z]+)-(.+)-(\d{1,3})-(\d{1,6})-(\d{1,12})-(\d{1,4}(?:\.\d)?))-([0-9a-z]{1,7})$/s;

/** The quote that a reference names; `undefined` where the lender never wrote it. */
export function quoteReferredTo(reference: string): ReferredQuote | undefined {
  const [, terms = '', code, stockId = '', months, mileage, deposit, apr, check] =
    REFERENCE.exec(reference) ?? [];
  const product = PRODUCT_CODES.find((each) => each === code);
  if (product === undefined || check !== checkOn(terms)) return undefined;
  return {
    product,
    stockId,
    months: Number(months),
    annualMileage: Number(mileage),
    deposit: Number(deposit),
    apr: Number(apr),
  };
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Fowler, Noll and Vo's hash, salted: no secret, but nothing one types by chance. */
function checkOn(terms: string): string {
  let hash = OFFSET;
  for (const sign of `sandbox motor finance ${terms}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME);
  }
  return (hash >>> 0).toString(36);
}
