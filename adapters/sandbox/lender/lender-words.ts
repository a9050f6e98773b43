import {
  LONGEST_TERM,
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

/** What was asked for by name; nothing of it that was left to the lender. */
export interface AskedTerms {
  readonly months?: number;
  readonly mileage?: number;
}

const miles = (amount: number): string => amount.toLocaleString('en-GB');

/** What the lender had to change of the terms asked for (FIN-53). */
export function changesMade(asked: AskedTerms, quote: Quote): readonly string[] {
  const { product, termMonths, annualMileage = 0 } = quote;
  const told: string[] = [];
  if (asked.months !== undefined && asked.months !== termMonths) {
    told.push(
      asked.months > termMonths && termMonths === LONGEST_TERM[product]
        ? `The longest term for ${PRODUCT_NAMES[product].toLowerCase()} is ${termMonths} months: this quote is for ${termMonths} months.`
        : `Terms are in whole months: this quote is for ${termMonths} months.`,
    );
  }
  if (asked.mileage !== undefined && asked.mileage !== annualMileage) {
    told.push(
      asked.mileage < FEWEST_MILES_A_YEAR || asked.mileage > MOST_MILES_A_YEAR
        ? `Annual mileage is from ${miles(FEWEST_MILES_A_YEAR)} to ${miles(MOST_MILES_A_YEAR)} miles: this quote is for ${miles(annualMileage)} miles a year.`
        : `Annual mileage is in whole miles: this quote is for ${miles(annualMileage)} miles a year.`,
    );
  }
  return told;
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
        message: `${name} is not available with this deposit: the optional final payment would be more than the amount of credit can bear (${inPoundsAndPence(refusal.most)} at most).`,
      };
    default:
      return { field: 'product', message: `${name} is not available on these terms.` };
  }
}
