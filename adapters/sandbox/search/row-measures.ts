import type { IndexRow } from './index-row';
import { MISSING } from './monthly-column';

const DAY_IN_MILLISECONDS = 86_400_000;

/** Days since 1970 of an ISO date; `undefined` for what is no date. */
export function dayOf(isoDate: string): number | undefined {
  const time = Date.parse(isoDate.slice(0, 10));
  return Number.isNaN(time) ? undefined : Math.floor(time / DAY_IN_MILLISECONDS);
}

/** Seconds since 1970 of an ISO instant; `undefined` for none, or one before 1970. */
export function secondsOf(isoInstant: string): number | undefined {
  const time = Date.parse(isoInstant);
  return time >= 0 ? Math.floor(time / 1000) : undefined;
}

/** A number that a column can hold; `MISSING` for none, or for nonsense. */
export const measureOr = (value: number | null): number =>
  value !== null && value >= 0 && value < MISSING ? Math.floor(value) : MISSING;

/** The rows by price, then id; those without a price last. */
export const pricedOrder = (stock: Iterable<IndexRow>): readonly IndexRow[] =>
  [...stock].sort(
    (one, other) =>
      measureOr(one.finalPricePence) - measureOr(other.finalPricePence) || one.id - other.id,
  );
