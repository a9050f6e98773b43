import { PRODUCT_CODES, PRODUCTS, type FinalPaymentKind } from './products';

/** The kinds of final payment that products have, each once. */
export const FINAL_PAYMENT_KINDS: readonly FinalPaymentKind[] = [
  ...new Set(
    PRODUCT_CODES.map((code) => PRODUCTS[code].finalPayment).filter((kind) => kind !== undefined),
  ),
];
