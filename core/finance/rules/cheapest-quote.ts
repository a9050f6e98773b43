import { PRODUCT_CODES, type FinanceProduct } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';
import { quotesInOrder } from './quotes-in-order';

const lowest = (quotes: readonly Quote[], product: FinanceProduct): Quote | undefined =>
  quotes
    .filter((quote) => quote.product === product)
    .reduce<Quote | undefined>(
      (best, quote) =>
        best === undefined || quote.regularPayment < best.regularPayment ? quote : best,
      undefined,
    );

/** Of all lenders' quotes, the lowest regular payment of each product; the first of equals (FIN-51). */
export const bestQuotes = (quotes: readonly Quote[]): QuoteSet =>
  Object.fromEntries(
    PRODUCT_CODES.flatMap((product) => {
      const best = lowest(quotes, product);
      return best === undefined ? [] : [[product, best] as const];
    }),
  );

/** The one with the lowest regular payment (FIN-46); on a tie the preferred product, PCP (CG-050). */
export const cheapestQuote = (quotes: QuoteSet): Quote | undefined =>
  quotesInOrder(quotes).reduce<Quote | undefined>(
    (best, quote) =>
      best === undefined || quote.regularPayment < best.regularPayment ? quote : best,
    undefined,
  );
