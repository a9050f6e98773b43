import { DEFAULT_PRODUCT, type FinanceProduct } from '../model/products';
import type { QuoteSet } from '../model/quote';

/**
 * Why there is no quote to show: what the lender says of the product asked for, the preferred one
 * where none is, else of the other (ERR-34).
 */
export const refusalToShow = (
  { refusals = {} }: QuoteSet,
  product: FinanceProduct = DEFAULT_PRODUCT,
): string | undefined => refusals[product] ?? Object.values(refusals)[0];
