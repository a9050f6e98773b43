/** What sets one finance product apart from another, whatever the lender and the vehicle. */
interface ProductTraits {
  /** Months (FIN-37, FIN-38). */
  readonly longestTerm: number;
  /** Part of the price waits until the end, against a value the lender guarantees (FIN-23). */
  readonly hasFinalPayment: boolean;
  /** On a commercial vehicle the VAT falls due with the deposit (FIN-50). */
  readonly takesVatWithDeposit: boolean;
}

/**
 * Every finance product the site quotes, by its code, in order of preference: the first is assumed
 * where the shopper has named none, and shown where two cost the same a month (CG-050).
 */
const PRODUCT_TABLE = {
  PCP: { longestTerm: 48, hasFinalPayment: true, takesVatWithDeposit: false },
  HP: { longestTerm: 60, hasFinalPayment: false, takesVatWithDeposit: true },
} as const satisfies Readonly<Record<string, ProductTraits>>;

export type FinanceProduct = keyof typeof PRODUCT_TABLE;

/** The traits of each product. */
export const PRODUCTS: Readonly<Record<FinanceProduct, ProductTraits>> = PRODUCT_TABLE;

/** The codes, in order of preference. */
export const PRODUCT_CODES = Object.keys(PRODUCT_TABLE) as readonly FinanceProduct[];

/** Months, whatever the product. */
export const LONGEST_TERM_OF_ANY = Math.max(
  ...PRODUCT_CODES.map((code) => PRODUCTS[code].longestTerm),
);

const [FIRST_PRODUCT] = PRODUCT_CODES;
if (FIRST_PRODUCT === undefined) throw new Error('The table of products is empty');

/** Assumed where the shopper has named none (FIN-46, CG-050). */
export const DEFAULT_PRODUCT = FIRST_PRODUCT;

/** Whether a word is the code of a product, written exactly so. */
export const isProduct = (word: string | undefined): word is FinanceProduct =>
  word !== undefined && Object.hasOwn(PRODUCT_TABLE, word);
