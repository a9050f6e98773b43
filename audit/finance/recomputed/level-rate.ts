import { exactly, NOTHING, ONE, type Decimal } from './decimal';
import { remembered } from './remembered';

/** Equal payments and what falls due beside them, in pence: whole numbers all. */
export interface LevelPayments {
  readonly credit: number;
  readonly payment: number;
  readonly months: number;
  readonly withFirst: number;
  readonly withLast: number;
  /** One month after the last. */
  readonly finalPayment: number;
}

const MOST_STEPS = 200;
const ENOUGH = exactly(1e-40);

/**
 * The rate of one month at which the payments are worth the credit: the equation of the APR for an
 * agreement of equal payments. What they are worth falls ever more slowly as the rate rises, so
 * Newton’s steps from a rate that is too low never overshoot; the first comes from halving in
 * ordinary numbers.
 */
export const levelRateAgain = remembered<LevelPayments, Decimal>(
  ({ credit, payment, months, withFirst, withLast, finalPayment }) =>
    `${credit}/${payment}/${months}/${withFirst}/${withLast}/${finalPayment}`,
  (level) => {
    const paid =
      level.payment * level.months + level.withFirst + level.withLast + level.finalPayment;
    if (paid === level.credit) return NOTHING;
    let rate = exactly(roughRate(level, paid));
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const by = newtonStep(level, rate);
      rate = rate.plus(by);
      // The next step would be about the square of this one.
      if (by.times(by).abs().lessThan(rate.abs().times(ENOUGH))) break;
    }
    return rate;
  },
);

/** In ordinary numbers, by halving. */
function roughRate(level: LevelPayments, paid: number): number {
  const worthAt = (rate: number): number => {
    const force = Math.log1p(rate);
    const lost = -Math.expm1(-level.months * force);
    const discount = Math.exp(-level.months * force);
    return (
      (level.payment * lost) / rate +
      level.withFirst / (1 + rate) +
      (level.withLast + level.finalPayment / (1 + rate)) * discount
    );
  };
  let low = 0;
  // All is paid a month from now at the earliest.
  let high = paid / level.credit - 1;
  for (let halving = 0; halving < 80; halving += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > level.credit) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the tangent at a rate says the root is. */
function newtonStep(level: LevelPayments, rate: Decimal): Decimal {
  const { credit, payment, months, withFirst, withLast, finalPayment } = level;
  const month = ONE.div(ONE.plus(rate));
  const term = month.pow(months);
  const annuity = ONE.minus(term).div(rate);
  const last = month.times(finalPayment).plus(withLast);
  const first = month.times(withFirst);
  const worth = annuity.times(payment).plus(first).plus(last.times(term));
  // How fast the worth falls: each amount times its months, a month’s discount more.
  const falls = annuity
    .minus(term.times(month).times(months))
    .div(rate)
    .times(payment)
    .plus(first.plus(last.times(months).plus(month.times(finalPayment)).times(term)).times(month));
  return worth.minus(credit).div(falls);
}
