import type { ReservationStanding } from '../model/checkout-start';

/**
 * How long a hold lasts from the moment at which it was told, by the clock of whoever told it.
 * Milliseconds, 0 where it is over; nothing where it is held for nobody or either time is missing.
 */
export function holdLeft({
  status,
  holdEndsAt,
  toldAt,
}: Pick<ReservationStanding, 'status' | 'holdEndsAt' | 'toldAt'>): number | undefined {
  if (status !== 'held' || holdEndsAt === undefined || toldAt === undefined) return undefined;
  const left = Date.parse(holdEndsAt) - Date.parse(toldAt);
  return Number.isFinite(left) ? Math.max(0, left) : undefined;
}
