/**
 * What the part of the price that waits until the end is, by the row it has among the figures:
 * `final-payment` is optional, the vehicle may go back instead (FIN-23).
 */
export type FinalPaymentKind = 'final-payment';

/** What sets one finance product apart from another, whatever the lender and the vehicle. */
interface ProductTraits {
  /** Months (FIN-37, FIN-38). */
  readonly longestTerm: number;
  /** Due a month after the last regular payment, against a value the lender guarantees; or nothing waits. */
  readonly finalPayment: FinalPaymentKind | undefined;
  /** Miles a year are agreed, and those beyond them are charged for. */
  readonly agreesMileage: boolean;
  /** On a commercial vehicle the VAT falls due with the deposit (FIN-50). */
  readonly takesVatWithDeposit: boolean;
}

/**
 * Every finance product the site quotes, by its code, in order of preference: the first is assumed
 * where the shopper has named none, and shown where two cost the same a month (CG-050).
 */
const PRODUCT_TABLE = {
  PCP: {
    longestTerm: 48,
    finalPayment: 'final-payment',
    agreesMileage: true,
    takesVatWithDeposit: false,
  },
  HP: {
    longestTerm: 60,
    finalPayment: undefined,
    agreesMileage: false,
    takesVatWithDeposit: true,
  },
} as const satisfies Readonly<Record<string, ProductTraits>>;

export type FinanceProduct = keyof typeof PRODUCT_TABLE;

/** The traits of each product. */
export const PRODUCTS: Readonly<Record<FinanceProduct, ProductTraits>> = PRODUCT_TABLE;

/** The codes, in order of preference. */
export const PRODUCT_CODES = Object.keys(PRODUCT_TABLE) as readonly FinanceProduct[];

/** Something of each product. */
export const ofEachProduct = <Value>(
  valueOf: (product: FinanceProduct) => Value,
): Readonly<Record<FinanceProduct, Value>> =>
  Object.fromEntries(PRODUCT_CODES.map((code) => [code, valueOf(code)])) as Readonly<
    Record<FinanceProduct, Value>
  >;

/** Months, whatever the product. */
export const LONGEST_TERM_OF_ANY = Math.max(
  ...PRODUCT_CODES.map((code) => PRODUCTS[code].longestTerm),
);

/** Assumed where the shopper has named none (FIN-46, CG-050). */
export const DEFAULT_PRODUCT = PRODUCT_CODES[0] as FinanceProduct;

/** Whether a word is the code of a product, written exactly so. */
export const isProduct = (word: string | undefined): word is FinanceProduct =>
  Object.hasOwn(PRODUCT_TABLE, word ?? '');
