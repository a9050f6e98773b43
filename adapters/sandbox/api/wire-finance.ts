import { isLeft, isRight } from 'fp-ts/Either';
import {
  bestQuotes,
  cheapestQuote,
  PRODUCT_CODES,
  type FinanceProduct,
  type Quote,
} from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import { ageInMonths, quotesOn } from '../lender/lender';
import { changesMade, refusalOf, type Refusal } from '../lender/lender-words';
import { quoteReference } from '../lender/quote-reference';
import { valueClassOf } from '../lender/value-class';
import { MISSING } from '../search/monthly-column';
import { ageCountsFrom } from '../search/day-of';
import { measureOr } from '../search/row-measures';
import type { StockRecord } from '../stock/stock-record';
import type { FinanceRequest } from './finance-request';
import { toWireQuote, type LentQuote, type WireQuote } from './wire-quote';

/** Under which name an answer has a product's quote: `hpQuote`, `pcpQuote` (CALL-23). */
type WireName = `${Lowercase<FinanceProduct>}Quote`;
const wireName = (product: FinanceProduct): string => `${product.toLowerCase()}Quote`;

/** One vehicle's part of a finance answer (CALL-23, FIN-55). */
export interface WireQuotes extends Readonly<Record<WireName, WireQuote | null>> {
  /** The product with the lower regular payment. */
  readonly minQuote: FinanceProduct;
  /** The product asked for; the cheapest, where that one is not quoted (FIN-45). */
  readonly selectedProduct: FinanceProduct;
  /** Why a product is missing. */
  readonly notifications: readonly { readonly Message: string }[];
}

/** What refuses a vehicle hire purchase, which asks least of it, refuses it every product. */
const PLAINEST: FinanceProduct = 'HP';

/** A vehicle's quotes, or why it has none; neither, where they lie outside the monthly range. */
export type VehicleFinance =
  | { readonly kind: 'quoted'; readonly quotes: WireQuotes }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'out-of-range' };

/**
 * A vehicle's quotes on its final price (MF-3: of a commercial vehicle too, VAT is in it).
 * @param today days since 1970, the same as the index reckons by.
 */
export function financeOn(
  record: StockRecord,
  request: FinanceRequest,
  today: number,
): VehicleFinance {
  const price = measureOr(record.finalPricePence);
  const cashPrice = price === MISSING ? undefined : pence(price);
  if (cashPrice === undefined) {
    return { kind: 'refused', refusal: refusalOf({ kind: 'no-price' }, PLAINEST, cashPrice) };
  }
  const mileage = measureOr(record.mileage);
  const registered = ageCountsFrom(record.registeredOn);
  const answer = quotesOn(
    {
      price: cashPrice,
      ageMonths: registered === undefined ? Infinity : ageInMonths(registered, today),
      mileage: mileage === MISSING ? undefined : mileage,
      valueClass: valueClassOf(record),
    },
    request.terms,
  );
  const all = PRODUCT_CODES.map((product) => answer[product]);
  const best = bestQuotes(all.filter(isRight).map(({ right }) => right));
  const cheapest = cheapestQuote(best);
  if (cheapest === undefined) {
    const plainest = answer[PLAINEST];
    const refusal = isLeft(plainest) ? plainest.left : ({ kind: 'no-price' } as const);
    return { kind: 'refused', refusal: refusalOf(refusal, PLAINEST, cashPrice) };
  }
  if (!isWithin(cheapest, request)) return { kind: 'out-of-range' };

  const lent = (quote: Quote): WireQuote => toWireQuote(lentBy(quote, record, request));
  const missing = PRODUCT_CODES.flatMap((product) => {
    const one = answer[product];
    return isLeft(one) ? [{ Message: refusalOf(one.left, product, cashPrice).message }] : [];
  });
  const lentQuotes = Object.fromEntries(
    PRODUCT_CODES.map((product) => {
      const quote = best[product];
      return [wireName(product), quote === undefined ? null : lent(quote)];
    }),
  ) as Record<WireName, WireQuote | null>;
  const selected = best[request.selectedProduct];
  return {
    kind: 'quoted',
    quotes: {
      ...lentQuotes,
      minQuote: cheapest.product,
      selectedProduct: (selected ?? cheapest).product,
      notifications: missing,
    },
  };
}

/** The range is on the cheapest quote, as the monthly filters of the search are (CALL-22). */
const isWithin = ({ regularPayment }: Quote, { monthly: { from, to } }: FinanceRequest): boolean =>
  regularPayment >= Math.round(from * 100) && regularPayment <= Math.round(to * 100);

const lentBy = (quote: Quote, { stockId }: StockRecord, { asked }: FinanceRequest): LentQuote => ({
  ...quote,
  reference: quoteReference(stockId, quote),
  notifications: changesMade(asked, quote),
});
