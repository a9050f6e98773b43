import { isProduct, type FinanceProduct } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';
import { cheapestQuote } from './cheapest-quote';

/**
 * Which of a vehicle's quotes is shown: of the product asked for, and where that has none of the
 * other (FIN-45); with no product asked for, the cheaper (FIN-46).
 */
export const quoteToShow = (quotes: QuoteSet, product?: FinanceProduct): Quote | undefined =>
  (product && quotes[product]) ?? cheapestQuote(quotes);

/**
 * The quote that a vehicle's card has: of the product asked for, else the cheaper (FIN-46); none
 * where the lender tells a month's payment on request only (CARD-26, FIN-55).
 */
export const cardQuote = (quotes: QuoteSet, product?: FinanceProduct): Quote | undefined => {
  if (quotes.onRequest === true) return undefined;
  return product === undefined ? cheapestQuote(quotes) : quotes[product];
};

/** The product an address asks for; anything else asks for none (ROUTE-42, CG-050). */
export function productFromText(text: string | undefined | null): FinanceProduct | undefined {
  const word = text?.trim().toUpperCase();
  return isProduct(word) ? word : undefined;
}
