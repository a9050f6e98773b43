import { PRODUCTS, type FinanceProduct } from '../model/products';

/** Months, where the shopper has not said (FIN-36, FIN-39). */
export const DEFAULT_TERM = 60;

/** The term an agreement of this product can have: what was asked for, up to its longest (FIN-37, CG-033). */
export function termForProduct(product: FinanceProduct, months: number = DEFAULT_TERM): number {
  const wanted = Number.isFinite(months) && months >= 1 ? Math.floor(months) : DEFAULT_TERM;
  return Math.min(wanted, PRODUCTS[product].longestTerm);
}
