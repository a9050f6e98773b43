import { PRODUCT_CODES, type FinanceProduct, type Quote } from '../../core/finance/public';

/** As a heading says it. */
export const PRODUCT_NAMES: Readonly<Record<FinanceProduct, string>> = {
  PCP: 'Personal contract purchase',
  HP: 'Hire purchase',
};

/** What a shopper chooses a product from: the codes are the words of the trade. */
export const PRODUCT_CHOICES = PRODUCT_CODES.map((value) => ({ value, label: value }));

/** "PCP, 48 months": what a monthly figure is of. */
export const productWords = ({
  product,
  termMonths,
}: Pick<Quote, 'product' | 'termMonths'>): string => `${product}, ${termMonths} months`;
