import type { Money } from '../../kernel/money';
import type { QuoteTerms } from '../ports/quote-desk';
import { affordableDeposit } from './affordable-deposit';
import { DEFAULT_ANNUAL_MILEAGE, type PartialTerms } from './assumed-terms';
import { depositTypeOf, PERCENTAGE_DEPOSIT } from './deposit-type';

/** Months, where a shopper personalises and has not said (FIN-20, FIN-31, CG-032). */
export const PERSONALISE_TERM = 48;

/**
 * The terms of the personalise panel: what the shopper has said, else 20 percent down over 48
 * months (FIN-20) at 8,000 miles a year (FIN-36). An amount at or above the vehicle's final price
 * gives way to £1,000 or nothing (FIN-30). A deposit of nothing stays one (SF-6).
 */
export function personaliseTerms(stated: PartialTerms, finalPrice: Money): QuoteTerms {
  const deposit = stated.deposit ?? PERCENTAGE_DEPOSIT;
  return {
    ...affordableDeposit(finalPrice, { deposit, depositType: depositTypeOf(deposit) }),
    mileage: stated.mileage ?? DEFAULT_ANNUAL_MILEAGE,
    months: stated.months ?? PERSONALISE_TERM,
  };
}

export const sameTerms = (one: QuoteTerms, other: QuoteTerms): boolean =>
  one.deposit === other.deposit &&
  one.depositType === other.depositType &&
  one.mileage === other.mileage &&
  one.months === other.months &&
  one.approvedApr === other.approvedApr &&
  one.creditRating === other.creditRating;
