import { isRight } from 'fp-ts/Either';
import { termForProduct, type Quote } from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import { quoteTermsOf, type FinanceOptions } from '../../../core/order/public';
import { ageInMonths, quotesOn } from '../lender/lender';
import { quoteReference } from '../lender/quote-reference';
import { valueClassOf } from '../lender/value-class';
import { ageCountsFrom } from '../search/day-of';
import { MISSING } from '../search/monthly-column';
import { measureOr } from '../search/row-measures';
import type { StockRecord } from '../stock/stock-record';

/**
 * The lender's quote on a vehicle for finance in an order; none where it quotes nothing on these
 * terms. @param today days since 1970, as the index reckons.
 */
export function quoteForOrder(
  record: StockRecord,
  options: FinanceOptions,
  today: number,
): Quote | undefined {
  const price = measureOr(record.finalPricePence);
  if (price === MISSING) return undefined;
  const mileage = measureOr(record.mileage);
  const registered = ageCountsFrom(record.registeredOn);
  const terms = quoteTermsOf(options);
  const quote = quotesOn(
    {
      price: pence(price),
      ageMonths: registered === undefined ? Infinity : ageInMonths(registered, today),
      mileage: mileage === MISSING ? undefined : mileage,
      valueClass: valueClassOf(record),
    },
    { ...terms, months: termForProduct(options.product, terms.months) },
  )[options.product];
  return isRight(quote)
    ? { ...quote.right, reference: quoteReference(record.stockId, quote.right) }
    : undefined;
}
