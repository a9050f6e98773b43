import type { IndexRow } from './index-row';
import { MISSING } from './monthly-column';
import type { Sliced } from './slices';
import { orderBy, rankById } from './sort-orders';

/** Seconds since 1970 of an ISO instant; `undefined` for none, or one before 1970. */
export function secondsOf(isoInstant: string | null): number | undefined {
  if (isoInstant === null) return undefined;
  const time = Date.parse(isoInstant);
  return time >= 0 ? Math.floor(time / 1000) : undefined;
}

/** A number that a column can hold; `MISSING` for none, or for nonsense. */
export const measureOr = (value: number | null): number =>
  value !== null && value >= 0 && value < MISSING ? Math.floor(value) : MISSING;

/** The rows by price, then id; those without a price last. */
export function* pricedOrder(stock: Iterable<IndexRow>): Sliced<readonly IndexRow[]> {
  const rows = [...stock];
  const prices = Uint32Array.from(rows, (row) => measureOr(row.finalPricePence));
  yield;
  const rank = rankById(rows.map((row) => row.id));
  yield;
  const order = orderBy(prices, rank, false);
  yield;
  return Array.from(order, (position) => rows[position]!);
}
