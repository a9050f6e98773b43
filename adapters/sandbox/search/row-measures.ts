import type { IndexRow } from './index-row';
import { MISSING } from './monthly-column';
import { orderBy, rankById } from './sort-orders';

const DAY_IN_MILLISECONDS = 86_400_000;

const knownDays = new Map<string, number | undefined>();
const MOST_KNOWN_DAYS = 50_000;

/** Days since 1970 of an ISO date; `undefined` for what is no date. Remembered: dates repeat a lot. */
export function dayOf(isoDate: string): number | undefined {
  const date = isoDate.slice(0, 10);
  if (knownDays.has(date)) return knownDays.get(date);
  const time = Date.parse(date);
  const day = Number.isNaN(time) ? undefined : Math.floor(time / DAY_IN_MILLISECONDS);
  if (knownDays.size < MOST_KNOWN_DAYS) knownDays.set(date, day);
  return day;
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
export function pricedOrder(stock: Iterable<IndexRow>): readonly IndexRow[] {
  const rows = [...stock];
  const prices = Uint32Array.from(rows.map((row) => measureOr(row.finalPricePence)));
  const order = orderBy(prices, rankById(rows.map((row) => row.id)), false);
  return Array.from(order, (position) => rows[position]!);
}
