import {
  monthlyRateFromApr,
  quoteVehicle,
  termForProduct,
  type Quote,
  type QuoteSet,
  type QuoteTerms,
  type RateCard,
} from '../../../core/finance/public';
import { pence, pounds, type Money } from '../../../core/kernel/money';

const REPRESENTATIVE_APR = 12.9;

/**
 * The one lender of the sandbox. Its "fixed rate" is twelve times the monthly rate. An APR that it
 * has approved for a customer takes the place of its representative one (SEARCH-18).
 */
export function rateCardFor({ approvedApr: apr = REPRESENTATIVE_APR }: QuoteTerms): RateCard {
  return {
    lender: 'Sandbox Motor Finance',
    apr,
    fixedRate: Math.round(monthlyRateFromApr(apr) * 12 * 10_000) / 100,
    optionFee: pounds(10),
  };
}

/** What decides a vehicle's future value. */
export interface ValuedVehicle {
  readonly price: Money;
  readonly ageMonths: number;
  readonly mileage: number | undefined;
}

const OLDEST_AT_END_IN_MONTHS = 120;
const FARTHEST_AT_END_IN_MILES = 100_000;
const KEPT_OF_A_MONTH = 0.9825;
const USUAL_ANNUAL_MILEAGE = 8000;
const LOST_PER_MILE_MORE = 1 / 250_000;

/**
 * What the lender takes the vehicle back for after `months` at `annualMileage`: a share that falls
 * with time and, more gently, with every mile above the usual. In whole pounds. `undefined` for a
 * vehicle that will be older than ten years or past 100,000 miles by then, or of unknown mileage.
 */
export function guaranteedFutureValue(
  vehicle: ValuedVehicle,
  months: number,
  annualMileage: number,
): Money | undefined {
  if (vehicle.mileage === undefined) return undefined;
  const milesAtEnd = vehicle.mileage + (annualMileage * months) / 12;
  const ageAtEnd = vehicle.ageMonths + months;
  const tooFar = !(milesAtEnd <= FARTHEST_AT_END_IN_MILES);
  if (tooFar || !(ageAtEnd <= OLDEST_AT_END_IN_MONTHS)) return undefined;

  const milesMore = ((annualMileage - USUAL_ANNUAL_MILEAGE) * months) / 12;
  const share = Math.pow(KEPT_OF_A_MONTH, months) - milesMore * LOST_PER_MILE_MORE;
  const kept = Math.min(Math.max(share, 0.1), 0.9);
  return pence(Math.floor((vehicle.price * kept) / 100) * 100);
}

const DAYS_A_MONTH = 365 / 12;

/** Whole months between two days since 1970; a day not yet come, or unknown, is no age. */
export const ageInMonths = (registeredDay: number, today: number): number =>
  Math.max(0, Math.floor((today - registeredDay) / DAYS_A_MONTH));

/** Hire purchase and, where there is a future value, personal contract purchase. */
export function quotesOn(vehicle: ValuedVehicle, terms: QuoteTerms): QuoteSet {
  const request = { ...terms, cashPrice: vehicle.price };
  const hp = quoteVehicle(rateCardFor(terms), { ...request, product: 'HP' });
  const pcp = contractPurchase(vehicle, terms);
  return { ...(hp === undefined ? {} : { hp }), ...(pcp === undefined ? {} : { pcp }) };
}

function contractPurchase(vehicle: ValuedVehicle, terms: QuoteTerms): Quote | undefined {
  const months = termForProduct('PCP', terms.months);
  const value = guaranteedFutureValue(vehicle, months, terms.mileage);
  if (value === undefined) return undefined;
  return quoteVehicle(rateCardFor(terms), {
    ...terms,
    product: 'PCP',
    cashPrice: vehicle.price,
    guaranteedFutureValue: value,
  });
}
