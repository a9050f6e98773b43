import type { FinanceProduct } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';

const lowest = (quotes: readonly Quote[], product: FinanceProduct): Quote | undefined =>
  quotes
    .filter((quote) => quote.product === product)
    .reduce<Quote | undefined>(
      (best, quote) =>
        best === undefined || quote.regularPayment < best.regularPayment ? quote : best,
      undefined,
    );

/** Of all lenders' quotes, the lowest regular payment of each product; the first of equals (FIN-51). */
export function bestQuotes(quotes: readonly Quote[]): QuoteSet {
  const hp = lowest(quotes, 'HP');
  const pcp = lowest(quotes, 'PCP');
  return { ...(hp === undefined ? {} : { hp }), ...(pcp === undefined ? {} : { pcp }) };
}

/** The one with the lower regular payment (FIN-46); on a tie PCP, the default product (CG-050). */
export function cheapestQuote({ hp, pcp }: QuoteSet): Quote | undefined {
  if (hp === undefined || pcp === undefined) return pcp ?? hp;
  return hp.regularPayment < pcp.regularPayment ? hp : pcp;
}
