import {
  LONGEST_TERM_OF_ANY,
  PRODUCTS,
  type FinalPaymentKind,
  type FinanceProduct,
  type Quote,
  type QuoteRefusal,
} from '../../../core/finance/public';
import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { FEWEST_MILES_A_YEAR, MOST_MILES_A_YEAR } from './rate-card';

export const PRODUCT_NAMES: Readonly<Record<FinanceProduct, string>> = {
  HP: 'Hire purchase',
  PCP: 'Personal contract purchase',
};

const FINAL_PAYMENT_NAMES: Readonly<Record<FinalPaymentKind, string>> = {
  'final-payment': 'optional final payment',
};

/** What was asked for by name; nothing of it that was left to the lender. */
export interface AskedTerms {
  /** The product that is wanted; quotes of others are an offer beside it. */
  readonly product?: FinanceProduct;
  readonly months?: number;
  readonly mileage?: number;
}

const monthsOf = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

const miles = (amount: number): string => amount.toLocaleString('en-GB');

/** What the lender had to change of the terms asked for (FIN-53). */
export const changesMade = (asked: AskedTerms, quote: Quote): readonly string[] =>
  [changeOfTerm(asked, quote), changeOfMileage(asked, quote)].filter((word) => word !== undefined);

/**
 * One term is sent for all products: that a product has none as long is said where that product
 * is the one wanted, or where no product has.
 */
function changeOfTerm(
  { months, product: wanted }: AskedTerms,
  { product, termMonths }: Quote,
): string | undefined {
  if (months === undefined || months === termMonths) return undefined;
  if (months < termMonths || termMonths !== PRODUCTS[product].longestTerm) {
    return `Terms are in whole months: this quote is for ${monthsOf(termMonths)}.`;
  }
  return product === wanted || months > LONGEST_TERM_OF_ANY
    ? `The longest term for ${PRODUCT_NAMES[product].toLowerCase()} is ${termMonths} months: this quote is for ${monthsOf(termMonths)}.`
    : undefined;
}

function changeOfMileage(
  { mileage }: AskedTerms,
  { annualMileage = 0 }: Quote,
): string | undefined {
  if (mileage === undefined || mileage === annualMileage) return undefined;
  return mileage < FEWEST_MILES_A_YEAR || mileage > MOST_MILES_A_YEAR
    ? `Annual mileage is from ${miles(FEWEST_MILES_A_YEAR)} to ${miles(MOST_MILES_A_YEAR)} miles: this quote is for ${miles(annualMileage)} miles a year.`
    : `Annual mileage is in whole miles: this quote is for ${miles(annualMileage)} miles a year.`;
}

/** Why there is no quote, and which part of the request or of the vehicle it is due to. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
}

export function refusalOf(
  refusal: QuoteRefusal,
  product: FinanceProduct,
  price: Money | undefined,
): Refusal {
  const name = PRODUCT_NAMES[product];
  switch (refusal.kind) {
    case 'no-price':
      return { field: 'price', message: 'This vehicle has no price to quote on.' };
    case 'deposit-reaches-price':
      return {
        field: 'deposit',
        message: `The deposit is at or above the price of ${inPounds(price ?? refusal.deposit)}: there is nothing left to borrow.`,
      };
    case 'no-future-value':
      return {
        field: 'product',
        message: `${name} is not available: at the end of the agreement the vehicle would be too old or have covered too many miles.`,
      };
    case 'final-payment-too-large':
      return {
        field: 'deposit',
        message: `${name} is not available with this deposit: the ${FINAL_PAYMENT_NAMES[PRODUCTS[product].finalPayment ?? 'final-payment']} would be more than the amount of credit can bear (${inPoundsAndPence(refusal.most)} at most).`,
      };
    default:
      return { field: 'product', message: `${name} is not available on these terms.` };
  }
}
