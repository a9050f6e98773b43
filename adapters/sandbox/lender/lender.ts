import { isLeft, left, type Either } from 'fp-ts/Either';
import {
  ofEachProduct,
  PRODUCTS,
  quoteVehicle,
  shownApr,
  termForProduct,
  type FinanceProduct,
  type Quote,
  type QuoteRefusal,
  type QuoteRequest,
} from '../../../core/finance/public';
import { nothing, type Money } from '../../../core/kernel/money';
import { agreedMileage, rateCardFor, type LenderTerms } from './rate-card';
import { residualTableOf, residualValue } from './residual-values';
import type { ValueClass } from './value-class';

/** What decides a vehicle's future value. */
export interface ValuedVehicle {
  readonly price: Money;
  readonly ageMonths: number;
  readonly mileage: number | undefined;
  readonly valueClass: ValueClass;
}

const DAYS_A_MONTH = 365 / 12;

/** Whole months between two days since 1970; a day not yet come, or unknown, is no age. */
export const ageInMonths = (registeredDay: number, today: number): number =>
  Math.max(0, Math.floor((today - registeredDay) / DAYS_A_MONTH));

/** A quote of each product, or why there is none. */
export type LenderAnswer = Readonly<Record<FinanceProduct, Either<QuoteRefusal, Quote>>>;

/** Each product there is; of those with a final payment, where the residual tables reach. */
export function quotesOn(vehicle: ValuedVehicle, asked: LenderTerms): LenderAnswer {
  const terms = { ...asked, mileage: agreedMileage(asked.mileage) };
  const request = { ...terms, cashPrice: vehicle.price };
  return ofEachProduct((product) =>
    PRODUCTS[product].finalPayment === undefined
      ? quoteOf(terms, { ...request, product })
      : againstValue(vehicle, terms, { ...request, product }),
  );
}

/** A quote whose final payment is what the vehicle will be worth. */
function againstValue(
  vehicle: ValuedVehicle,
  terms: LenderTerms,
  request: QuoteRequest,
): Either<QuoteRefusal, Quote> {
  if (vehicle.mileage === undefined) return left({ kind: 'no-future-value' });
  const table = residualTableOf(vehicle.valueClass);
  const { price, ageMonths, mileage } = vehicle;
  const months = termForProduct(request.product, terms.months);
  const value = residualValue(table, price, ageMonths, mileage, months, terms.mileage);
  if (value === undefined) return left({ kind: 'no-future-value' });
  return quoteOf(terms, {
    ...request,
    guaranteedFutureValue: value,
    excessMileageRate: table.excessMilePence,
  });
}

/**
 * The lender stands by its rate: an agreement so small or short that the option fee would carry its
 * APR past that rate's one decimal bears no fee.
 */
function quoteOf(terms: LenderTerms, request: QuoteRequest): Either<QuoteRefusal, Quote> {
  const card = rateCardFor(terms, request.product);
  const quote = quoteVehicle(card, request);
  if (isLeft(quote) || quote.right.apr === shownApr(card.apr)) return quote;
  return quoteVehicle({ ...card, optionFee: nothing }, request);
}
