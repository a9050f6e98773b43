import type { LevelPlan } from './level-plan';

const MOST_STEPS = 60;

/** In parts of the force of interest: a thousandth of what an APR to nine decimals needs. */
const CLOSE_ENOUGH = 1e-13;

/**
 * The rate of one month at which the payments of a level plan repay its credit exactly;
 * `undefined` where they come to less than it. The same root that `solveApr` finds among the single
 * payments, from closed sums: a step costs the same for 1 payment and for 600.
 *
 * In the force of interest the logarithm of what payments are worth is nearly a straight line that
 * falls, so Newton's steps on it arrive in two or three.
 */
export function rateOfLevelPlan(plan: LevelPlan): number | undefined {
  const { credit, payment, months, withFirst = 0, withLast = 0, finalPayment = 0 } = plan;
  const after = months + 1;
  const total = payment * months + withFirst + withLast + finalPayment;
  if (!(total >= credit)) return undefined;

  // Without interest: when the money is paid on the average, and how far spread around that.
  const meanMonth =
    ((payment * months * after) / 2 + withFirst + withLast * months + finalPayment * after) / total;
  const meanSquare =
    ((payment * months * after * (months + after)) / 6 +
      withFirst +
      withLast * months * months +
      finalPayment * after * after) /
    total;
  const spread = meanSquare - meanMonth * meanMonth;

  // The line at no interest, bent by the spread, is the first guess.
  const straight = Math.log1p((total - credit) / credit) / meanMonth;
  // Nothing is paid before the first month is over: no force above this one leaves enough to repay.
  const highest = straight * meanMonth;
  let force = Math.min(highest, straight + (spread / (2 * meanMonth)) * straight * straight);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const growth = Math.expm1(force);
    const lost = Math.expm1(-months * force);
    const month = 1 / (1 + growth);
    // Where little is left of a pound, digits of it would be lost by the difference.
    const term = lost > -0.9 ? 1 + lost : Math.exp(-months * force);
    const annuity = growth === 0 ? months : -lost / growth;
    const worth = payment * annuity + withFirst * month + (withLast + finalPayment * month) * term;
    const moment =
      payment * annuityMoment(months, force, growth, annuity, term) +
      withFirst * month +
      (withLast * months + finalPayment * after * month) * term;
    const meanNow = moment / worth;
    // The logarithm of worth / credit to the third order: the same where both are equal, and cheaper.
    const by = (2 * (worth - credit)) / ((worth + credit) * meanNow);
    force = Math.min(highest, Math.max(0, force + by));
    // What a step of Newton's leaves is half the bend times its square, and the bend is the spread
    // there: at most that of money half at either end, whatever it is without interest.
    if (months * months * by * by <= 8 * CLOSE_ENOUGH * force * meanNow) break;
  }
  return Math.expm1(force);
}

/** The months of one pound a month, each weighed by what it is worth: how the annuity falls. */
function annuityMoment(
  months: number,
  force: number,
  growth: number,
  annuity: number,
  term: number,
): number {
  // Near no interest the difference below is of equals, and the first guess all but right: what it
  // is without any is exact enough for the little that is left to mend.
  if (months * force < 1e-4) return (months * (months + 1)) / 2;
  return (annuity * (1 + growth) - months * term) / growth;
}
