import { isLeft, left, type Either } from 'fp-ts/Either';
import {
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

/** Hire purchase and, where the residual tables reach, personal contract purchase. */
export function quotesOn(vehicle: ValuedVehicle, asked: LenderTerms): LenderAnswer {
  const terms = { ...asked, mileage: agreedMileage(asked.mileage) };
  const request = { ...terms, cashPrice: vehicle.price };
  return {
    HP: quoteOf(terms, { ...request, product: 'HP' }),
    PCP: contractPurchase(vehicle, terms, request),
  };
}

function contractPurchase(
  vehicle: ValuedVehicle,
  terms: LenderTerms,
  request: Omit<QuoteRequest, 'product'>,
): Either<QuoteRefusal, Quote> {
  if (vehicle.mileage === undefined) return left({ kind: 'no-future-value' });
  const table = residualTableOf(vehicle.valueClass);
  const { price, ageMonths, mileage } = vehicle;
  const months = termForProduct('PCP', terms.months);
  const value = residualValue(table, price, ageMonths, mileage, months, terms.mileage);
  if (value === undefined) return left({ kind: 'no-future-value' });
  return quoteOf(terms, {
    ...request,
    product: 'PCP',
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
