import { isProduct } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';

/**
 * The quote a results card shows, if any: the product that the feed names in `minQuote`, provided
 * there is a quote of it. The feed's word `Quote` means that it has none (CARD-26). Compared
 * without regard to case (CG-050).
 */
export function cardQuote(minQuote: string | undefined, quotes: QuoteSet): Quote | undefined {
  const named = minQuote?.toUpperCase();
  return isProduct(named) ? quotes[named] : undefined;
}
