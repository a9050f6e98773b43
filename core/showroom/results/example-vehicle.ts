import {
  cardQuote,
  type FinanceProduct,
  type Quote,
  type QuotesByStockId,
} from '../../finance/public';
import type { Vehicle } from '../../stock/public';

/** The quote that the card of a vehicle shows. */
export function quoteFor(
  quotes: QuotesByStockId | undefined,
  vehicle: Vehicle,
  type: FinanceProduct | undefined,
): Quote | undefined {
  const set = quotes?.[vehicle.stockId];
  return set && cardQuote(set, type);
}

/** A vehicle and the quote that its card shows. */
export interface ExampleVehicle {
  readonly vehicle: Vehicle;
  readonly quote: Quote;
}

/**
 * The vehicle that a page of results takes for its representative example: the one with the middle
 * payment of those that have one, since an example of the cheapest would represent nobody (CONC
 * 3.5.5). The lower of two middle ones; none where no card has a monthly figure.
 */
export function exampleVehicle(
  vehicles: readonly Vehicle[],
  quotes: QuotesByStockId | undefined,
  type: FinanceProduct | undefined,
): ExampleVehicle | undefined {
  const quoted = vehicles
    .flatMap((vehicle) => {
      const quote = quoteFor(quotes, vehicle, type);
      return quote === undefined ? [] : [{ vehicle, quote }];
    })
    .sort((one, other) => one.quote.regularPayment - other.quote.regularPayment);
  return quoted[Math.ceil(quoted.length / 2) - 1];
}
