import {
  PRODUCT_CODES,
  PRODUCTS,
  type FinalPaymentKind,
  type FinanceProduct,
  type Quote,
} from '../../core/finance/public';

/** As a heading says it. */
export const PRODUCT_NAMES: Readonly<Record<FinanceProduct, string>> = {
  PCP: 'Personal contract purchase',
  HP: 'Hire purchase',
};

/** All of them, where pages that compare them are spoken of. */
export const PRODUCTS_IN_SHORT = 'Hire purchase and PCP';

/** As a row of figures is headed. */
export const FINAL_PAYMENT_NAMES: Readonly<Record<FinalPaymentKind, string>> = {
  'final-payment': 'Optional Final Payment',
};

/** What the payment at the end of a product is called; it stands only where there is one. */
export const finalPaymentName = (product: FinanceProduct): string =>
  FINAL_PAYMENT_NAMES[PRODUCTS[product].finalPayment ?? 'final-payment'];

/** What a shopper chooses a product from: the codes are the words of the trade. */
export const PRODUCT_CHOICES = PRODUCT_CODES.map((value) => ({ value, label: value }));

/** "PCP, 48 months": what a monthly figure is of. */
export const productWords = ({
  product,
  termMonths,
}: Pick<Quote, 'product' | 'termMonths'>): string => `${product}, ${termMonths} months`;
