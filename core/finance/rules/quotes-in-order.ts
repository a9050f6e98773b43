import { PRODUCT_CODES } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';

/** The quotes there are of a vehicle, one a product, in the products' order of preference. */
export const quotesInOrder = (quotes: QuoteSet): readonly Quote[] =>
  PRODUCT_CODES.map((product) => quotes[product]).filter((quote) => quote !== undefined);
