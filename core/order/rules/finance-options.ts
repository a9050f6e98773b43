import {
  ANNUAL_MILEAGES,
  depositOptions,
  depositTypeOf,
  PRODUCT_CODES,
  termForProduct,
  termsOf,
  type FinanceProduct,
  type QuoteTerms,
} from '../../finance/public';
import { pounds, type Money } from '../../kernel/money';
import type { FinanceOptions } from '../model/order-sections';
import { ORDER_FINANCE } from '../model/order-terms';

/** What finance can be asked for on a vehicle of this price, before its fee. */
export interface FinanceChoices {
  readonly products: readonly FinanceProduct[];
  readonly months: (product: FinanceProduct) => readonly number[];
  /** Whole pounds: what finance begins with, and the steps that the price allows (FIN-28, CC-08). */
  readonly deposits: readonly number[];
  readonly mileages: readonly number[];
}

export function financeChoices(price: Money): FinanceChoices {
  const steps = depositOptions(price).map((deposit) => deposit / pounds(1));
  const own = ORDER_FINANCE.deposit;
  return {
    products: PRODUCT_CODES,
    months: termsOf,
    deposits: [...new Set(pounds(own) < price ? [...steps, own] : steps)].sort(
      (one, other) => one - other,
    ),
    mileages: ANNUAL_MILEAGES,
  };
}

/** Options as the product can have them: a term that is too long becomes its longest (FIN-38). */
export const financeWithin = ({
  product,
  months,
  deposit,
  mileage,
}: FinanceOptions): FinanceOptions => ({
  product,
  months: termForProduct(product, months),
  deposit,
  mileage,
});

/** What of finance's options cannot be chosen on a vehicle of this price. */
export function financeFaults(
  options: FinanceOptions,
  price: Money,
): readonly (keyof FinanceOptions)[] {
  const choices = financeChoices(price);
  const { product, months, deposit, mileage } = options;
  return [
    ...(choices.products.includes(product) ? [] : (['product'] as const)),
    ...(choices.months(product).includes(months) ? [] : (['months'] as const)),
    ...(choices.deposits.includes(deposit) ? [] : (['deposit'] as const)),
    ...(choices.mileages.includes(mileage) ? [] : (['mileage'] as const)),
  ];
}

/** What the lender is asked. */
export const quoteTermsOf = ({
  product,
  months,
  deposit,
  mileage,
}: FinanceOptions): QuoteTerms => ({
  product,
  months,
  deposit,
  depositType: depositTypeOf(deposit),
  mileage,
});
