import type { ApprovedTerms, QuoteTerms } from '../../finance/public';
import type { OfferSearch } from '../../promo/public';
import { requestedTerms, type StockQuery } from '../../search/public';

/** What the monthly figures of a results page are worked out with (CALL-20). */
export function quoteTermsOf(
  { finance }: StockQuery,
  { approvedApr, creditRating }: ApprovedTerms = {},
): QuoteTerms {
  const { deposit, depositType, mileage, months, type } = requestedTerms(finance);
  return {
    deposit,
    depositType,
    mileage,
    months,
    ...(approvedApr !== undefined && { approvedApr }),
    ...(creditRating !== undefined && { creditRating }),
    ...(type !== undefined && { product: type }),
  };
}

/** What live offers are chosen by (CALL-29); `type` carries the vehicle category (CG-068). */
export const offerSearchOf = ({ lists, section, category }: StockQuery): OfferSearch => ({
  make: lists.make ?? [],
  range: lists.range ?? [],
  location: lists.location_name ?? [],
  category: category === 'all' ? section : category,
});
