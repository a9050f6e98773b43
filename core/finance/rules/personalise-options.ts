import { pounds, type Money } from '../../kernel/money';
import { PRODUCTS, type FinanceProduct } from '../model/products';
import { depositOptions } from './deposit-options';
import { PERCENTAGE_DEPOSIT } from './deposit-type';

/** Miles a year that can be chosen: 6,000 to 20,000 by the thousand (FIN-42). */
export const ANNUAL_MILEAGES: readonly number[] = Array.from(
  { length: 15 },
  (_, step) => 6000 + step * 1000,
);

/** Months that can be chosen (FIN-43). */
export const FINANCE_TERMS: readonly number[] = [24, 36, 48, 60];

/** Those of the terms that the product can have (FIN-37, FIN-38). */
export const termsOf = (product: FinanceProduct): readonly number[] =>
  FINANCE_TERMS.filter((months) => months <= PRODUCTS[product].longestTerm);

/**
 * The deposits to choose from, in whole pounds: 20 first, which is "Select" and a percentage
 * (FIN-32), then nothing and the steps that the price allows (FIN-28, FIN-29).
 */
export const depositChoices = (finalPrice: Money): readonly number[] => [
  PERCENTAGE_DEPOSIT,
  ...depositOptions(finalPrice).map((deposit) => deposit / pounds(1)),
];

/** The options, with what is chosen among them in its place if it is none of them. */
export const withChosen = (options: readonly number[], chosen: number): readonly number[] => {
  if (options.includes(chosen)) return options;
  const [first, ...rest] = options;
  const isHeaded = first === PERCENTAGE_DEPOSIT;
  const inOrder = [...(isHeaded ? rest : options), chosen].sort((one, other) => one - other);
  return isHeaded ? [first, ...inOrder] : inOrder;
};
