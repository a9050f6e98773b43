import { ONE, exactly, fractionOf, type Decimal } from './decimal';
import { remembered } from './remembered';

/** What a rate makes of time: of one month, and of a whole term. */
export interface Term {
  /** Of one month, as a fraction. */
  readonly rate: Decimal;
  /** What a pound in so many months is worth today. */
  readonly discount: Decimal;
  /** What a pound due one month later still is. */
  readonly finalDiscount: Decimal;
  /** What one pound at each month’s end is worth today. */
  readonly annuity: Decimal;
}

const TWELVE = exactly(12);

/**
 * The rate of one month by the definition of the APR: i = (1 + X)^(1/12) − 1. The twelfth root is
 * found by Newton’s steps: of sixteen digits the first makes thirty, the second all there are.
 */
export const monthlyRateAgain = remembered<number, Decimal>(String, (apr) => {
  const year = ONE.plus(fractionOf(apr));
  let growth = exactly(Math.pow(1 + apr / 100, 1 / 12));
  for (let step = 0; step < 2; step += 1) {
    const cubed = growth.times(growth).times(growth);
    const eleventh = cubed.times(cubed).times(cubed).times(growth).times(growth);
    growth = growth.minus(growth.minus(year.div(eleventh)).div(TWELVE));
  }
  return growth.minus(ONE);
});

/** @param rate of one month, as a fraction */
function termAt(rate: Decimal, months: number): Term {
  const growth = ONE.plus(rate);
  const discount = ONE.div(growth.pow(months));
  return {
    rate,
    discount,
    finalDiscount: discount.div(growth),
    // a = (1 − (1 + i)^(−n)) / i, and n where i is 0.
    annuity: rate.isZero() ? exactly(months) : ONE.minus(discount).div(rate),
  };
}

interface AprAndMonths {
  readonly apr: number;
  readonly months: number;
}

export const termAtApr = remembered<AprAndMonths, Term>(
  ({ apr, months }) => `${apr}/${months}`,
  ({ apr, months }) => termAt(monthlyRateAgain(apr), months),
);

interface RateAndMonths {
  readonly rate: number;
  readonly months: number;
}

export const termAtRate = remembered<RateAndMonths, Term>(
  ({ rate, months }) => `${rate}/${months}`,
  ({ rate, months }) => termAt(exactly(rate), months),
);

/** P = (C − F · v^(n+1)) / a: nothing is rounded yet. */
export const paymentAgain = (
  { annuity, finalDiscount }: Term,
  credit: Decimal,
  finalPayment: Decimal,
): Decimal => credit.minus(finalPayment.times(finalDiscount)).div(annuity);
