import { vehicleTitle } from '../../reservations/reservation-letter';
import { referenceOf } from '../../reservations/reservation-reference';
import type { SaidToReserve } from '../../reservations/reservation-request';
import type { StoredAttempt } from '../../reservations/reservation-store';
import type { MadeReservation } from '../../reservations/sandbox-reservations';
import type { StockRecord } from '../../stock/stock-record';

export const instant = (at: number): string => new Date(at).toISOString();

/** What everyone is told of an attempt: nothing of the person (RES-04). */
export const startOf = ({ id, session, address, reservationState, holdEndsAt }: StoredAttempt) => ({
  id: session ?? id,
  ...(reservationState === 'held' && address !== undefined && { url: address }),
  status: reservationState,
  ...(reservationState === 'held' && { hold_ends_at: instant(holdEndsAt) }),
});

/** Of what was said the day and the time alone; nothing once that is forgotten. */
function visitOf({ request }: StoredAttempt) {
  if (request === '') return {};
  const { visit_date, time } = (JSON.parse(request) as SaidToReserve).values;
  return visit_date === '' || time === '' ? {} : { visit_date, time };
}

/** How a reservation stands, for whoever has its id. */
export const standingOf = (attempt: StoredAttempt, record: StockRecord | undefined) => {
  const { url: _, ...start } = startOf(attempt);
  return {
    ...start,
    payment: attempt.state,
    ...(attempt.collectedAt !== undefined && { collected_at: instant(attempt.collectedAt) }),
    ...(attempt.paidBy !== undefined && { reference: referenceOf(attempt.paidBy) }),
    ...visitOf(attempt),
    vehicle: {
      stock_id: attempt.vehicle,
      ...(record !== undefined && { slug: record.slug, title: vehicleTitle(record) }),
    },
  };
};

/** The same among a customer's own; the reference stays once it is paid back. */
export const ownReservationOf = (
  { attempt, heldAt }: MadeReservation,
  record: StockRecord | undefined,
) => ({
  ...standingOf(attempt, record),
  ...(attempt.state === 'refunded' && { reference: referenceOf(attempt.id) }),
  held_at: instant(heldAt),
});
