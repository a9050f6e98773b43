import { scaled, type Money } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';
import { PRODUCTS } from '../model/products';
import type { Quote } from '../model/quote';

/** Of the cash price: the standard rate of VAT (FIN-50). */
const VAT_SHARE = 0.2;

/**
 * "VAT payable with deposit": on hire purchase of a vehicle whose VAT scheme is Commercial, 20
 * percent of the cash price, whatever the deposit; nothing to pay for any other (FIN-50, MF-3).
 */
export const vatWithDeposit = (
  { product, cashPrice }: Pick<Quote, 'product' | 'cashPrice'>,
  isCommercial: boolean,
): Money | undefined =>
  PRODUCTS[product].takesVatWithDeposit && isCommercial
    ? scaled(cashPrice, VAT_SHARE, halfUp)
    : undefined;
