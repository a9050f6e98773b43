import {
  nominalFromEffective,
  REPRESENTATIVE_APR,
  type FinanceProduct,
  type QuoteTerms,
  type RateCard,
} from '../../../core/finance/public';
import { pounds } from '../../../core/kernel/money';

/** Percent a year by the credit rating that a call names (CALL-21). */
export const APR_BY_RATING: Readonly<Record<string, number>> = {
  excellent: 9.9,
  good: REPRESENTATIVE_APR,
  fair: 17.9,
  poor: 24.9,
};

/** Terms as they reach the lender; a rate may have been approved for one of the products only. */
export interface LenderTerms extends QuoteTerms {
  readonly approvedProduct?: FinanceProduct;
}

/** The rate that a product is priced at: the approved one, 0 included (MF-4), else the representative one. */
export const aprFor = (
  { approvedApr, approvedProduct }: LenderTerms,
  product: FinanceProduct,
): number =>
  approvedApr !== undefined && (approvedProduct ?? product) === product
    ? approvedApr
    : REPRESENTATIVE_APR;

/** What the one lender of the sandbox charges. Its "fixed rate" is twelve times the monthly rate. */
export function rateCardFor(terms: LenderTerms, product: FinanceProduct): RateCard {
  const apr = aprFor(terms, product);
  return {
    lender: 'Kestrel Motor Finance',
    apr,
    fixedRate: Math.round(nominalFromEffective(apr) * 100) / 100,
    optionFee: pounds(10),
  };
}

export const FEWEST_MILES_A_YEAR = 6000;
export const MOST_MILES_A_YEAR = 20_000;

/** Miles a year that the lender agrees to, nearest to those asked for (FIN-42). */
export const agreedMileage = (asked: number): number =>
  Math.min(Math.max(Math.round(asked), FEWEST_MILES_A_YEAR), MOST_MILES_A_YEAR);
