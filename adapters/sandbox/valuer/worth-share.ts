import { between, MILES_A_STEP, type ResidualTable } from '../lender/residual-values';

/**
 * The lender's tables end where no purchase plan reaches; vehicles go on. What they keep beyond, for
 * each year and each 10,000 miles, and the least that any is worth of its price when new
 * (`docs/valuation.md`).
 */
export const KEPT_A_YEAR = 0.88;
export const KEPT_A_STEP = 0.96;
export const LEAST_SHARE = 0.02;

/** Share of its price when new that a vehicle is worth by age, miles aside. @param months whole, from 0 */
export function shareByAge({ byMonth }: ResidualTable, months: number): number {
  const last = byMonth.length - 1;
  if (months <= last) return byMonth[months] ?? 1;
  return (byMonth[last] ?? 0) * KEPT_A_YEAR ** ((months - last) / 12);
}

/** Share of that which is left by miles. @param miles from 0 */
export function shareByMiles({ byMiles }: ResidualTable, miles: number): number {
  const last = byMiles.length - 1;
  const step = miles / MILES_A_STEP;
  if (step <= last) return between(byMiles, step);
  return (byMiles[last] ?? 0) * KEPT_A_STEP ** (step - last);
}

/** Both together. */
export const worthShare = (table: ResidualTable, months: number, miles: number): number =>
  Math.max(LEAST_SHARE, shareByAge(table, months) * shareByMiles(table, miles));
