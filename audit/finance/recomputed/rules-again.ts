import {
  PRODUCT_CODES,
  PRODUCTS,
  type FinanceProduct,
  type Quote,
  type QuoteSet,
  type QuoteTerms,
} from '../../../core/finance/public';
import { exactly } from './decimal';
import { nearest, type Whole } from './whole';

/** The rules of the trade, from the words of the specification. Amounts are in pence. */

const STEP = 50_000;
const THOUSAND = 100_000;

/** 0, then steps of £500 to £500 below the price rounded down to the thousand (FIN-28, FIN-29, CG-043). */
export function depositOptionsAgain(price: number): readonly number[] {
  const options = [0];
  const top = exactly(price).div(THOUSAND).floor().times(THOUSAND).minus(STEP).toNumber();
  for (let option = STEP; option <= top; option += STEP) options.push(option);
  return options;
}

type Deposit = Pick<QuoteTerms, 'deposit' | 'depositType'>;

/** An amount the price does not exceed gives way to £1,000 where that is over £2,000, else to nothing (FIN-30). */
export function affordableAgain(price: number, { deposit, depositType }: Deposit): number {
  const isTooMuch = depositType === 'Amount' && exactly(price).div(100).lessThanOrEqualTo(deposit);
  if (!isTooMuch) return deposit;
  return exactly(price).div(100).greaterThan(2000) ? 1000 : 0;
}

/** Percent of the price or pounds, within nothing and the price. What is no number is no deposit. */
export function depositAgain(
  price: number,
  deposit: number,
  depositType: QuoteTerms['depositType'],
): Whole {
  if (Number.isNaN(deposit)) return nearest(exactly(0));
  if (deposit === Infinity) return nearest(exactly(price));
  const paid =
    depositType === 'Percentage'
      ? exactly(price).times(Math.max(0, deposit)).div(100)
      : exactly(Math.max(0, deposit)).times(100);
  return nearest(paid.greaterThan(price) ? exactly(price) : paid);
}

/** Exactly 20 is percent (FIN-33). */
export const depositTypeAgain = (deposit: number): QuoteTerms['depositType'] =>
  exactlyTwenty(deposit) ? 'Percentage' : 'Amount';

const exactlyTwenty = (deposit: number): boolean => exactly(deposit).equals(20);

/** Months asked for in whole months, 60 where they are none, up to the cap of the product (FIN-36 to FIN-38). */
export function termAgain(product: FinanceProduct, months: number | undefined): number {
  const wanted = months === undefined || !(months >= 1) || months === Infinity ? 60 : months;
  return exactly(Math.min(wanted, PRODUCTS[product].longestTerm)).floor().toNumber();
}

/** A deposit that is chosen makes an open term 48 (FIN-31, CG-032). */
export const openTermAgain = (deposit: number | undefined): number =>
  deposit === undefined ? 60 : 48;

/** A deposit no higher than the amount, and where its slider ends (FIN-08 to FIN-10, CG-036). */
export function calculatorDepositAgain(
  amount: number,
  deposit: number,
): { readonly deposit: number; readonly maximum: number } {
  const thousands = exactly(amount).div(THOUSAND).floor().times(THOUSAND).toNumber();
  return { deposit: Math.min(deposit, amount), maximum: Math.min(thousands, 10 * THOUSAND) };
}

/** The lowest regular payment of each product, the first of equals (FIN-51). */
export function lowestAgain(
  quotes: readonly Quote[],
): ReadonlyMap<FinanceProduct, Quote | undefined> {
  return new Map(
    PRODUCT_CODES.map((product) => {
      const [lowest] = quotes
        .filter((quote) => quote.product === product)
        .sort((one, other) => exactly(one.regularPayment).comparedTo(other.regularPayment));
      return [product, lowest];
    }),
  );
}

/** The lowest of all, of equals that of the product told first (FIN-46, CG-050). */
export function cheapestAgain(quotes: QuoteSet): Quote | undefined {
  const [cheapest] = PRODUCT_CODES.flatMap((product) => quotes[product] ?? []).sort((one, other) =>
    exactly(one.regularPayment).comparedTo(other.regularPayment),
  );
  return cheapest;
}
