import { depositTypeOf } from './deposit-type';
import type { QuoteTerms } from '../ports/quote-desk';

/** The terms a shopper last chose, kept between visits (FIN-40, STORE-08). */
export type FinanceDefault = Omit<QuoteTerms, 'approvedApr' | 'creditRating' | 'product'>;

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value < 1_000_000;

/**
 * A kept default, from whatever was found where it is kept. Only 20 is a percentage, whatever was
 * kept beside it (FIN-34); anything that is not a whole default is none.
 */
export function financeDefaultFrom(kept: unknown): FinanceDefault | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { term, mileage, deposit } = kept as Readonly<Record<string, unknown>>;
  if (!isCount(term, 1) || !isCount(mileage, 1) || !isCount(deposit, 0)) return undefined;
  return { months: term, mileage, deposit, depositType: depositTypeOf(deposit) };
}

/** As it is kept: by the documents' names (FIN-40). */
export const financeDefaultToKeep = ({ months, mileage, deposit }: FinanceDefault) => ({
  term: months,
  mileage,
  deposit,
  deposit_type: depositTypeOf(deposit),
});
