import { isPayable } from '../../payment/public';
import {
  isLive,
  type PaymentAttempt,
  type Reservation,
  type ReservationBook,
} from '../model/reservation';
import type {
  Collected,
  EndRefusal,
  ReservationOutcome,
  Withdrawn,
} from '../model/reservation-event';
import { closeOthers, endedAs, unchanged, withAttempt, withReservation } from './book-changes';

/** The provider may tell of it before it tells of the payment. What was collected is paid for, whatever is given back. */
export function givenBack(
  book: ReservationBook,
  reservation: Reservation,
  { id: attemptId, state }: PaymentAttempt,
): ReservationOutcome {
  const isCollected = reservation.collectedAt !== undefined;
  if (state === 'refunded' || (state === 'paid' && isCollected)) return unchanged(book);
  const changed = withAttempt(reservation, attemptId, 'refunded');
  if (state !== 'paid') {
    const isOver = changed.state === 'held' && !changed.attempts.some(isPayable);
    return unchanged(withReservation(book, isOver ? { ...changed, state: 'refunded' } : changed));
  }
  return unchanged(withReservation(book, { ...changed, state: 'refunded' }), {
    kind: 'given-back',
    reservationId: reservation.id,
    attemptId,
  });
}

const byId = ({ reservations }: ReservationBook, id: string): Reservation | undefined =>
  reservations.find((each) => each.id === id);

const cannotEnd = (
  book: ReservationBook,
  reservationId: string,
  why: EndRefusal,
): ReservationOutcome => unchanged(book, { kind: 'cannot-end', reservationId, why });

/** Until the vehicle is collected, and as often as anybody likes: what has ended stays as it ended. */
export function withdrawn(
  book: ReservationBook,
  { reservationId, by }: Withdrawn,
): ReservationOutcome {
  const reservation = byId(book, reservationId);
  if (reservation === undefined) return cannotEnd(book, reservationId, 'unknown');
  if (reservation.collectedAt !== undefined) return cannotEnd(book, reservationId, 'collected');
  if (!isLive(reservation)) return unchanged(book);
  const { reservation: closed, consequences } = closeOthers(reservation);
  const paidBy = closed.attempts.find(({ state }) => state === 'paid');
  if (paidBy === undefined) {
    const ended = { ...closed, state: endedAs(closed) };
    return unchanged(withReservation(book, ended), ...consequences);
  }
  return unchanged(
    withReservation(book, { ...withAttempt(closed, paidBy.id, 'refunded'), state: 'refunded' }),
    ...consequences,
    {
      kind: 'refund',
      reservationId,
      attemptId: paidBy.id,
      why: by === 'desk' ? 'withdrawn-by-desk' : 'withdrawn',
    },
  );
}

/** Of a vehicle that is paid for. It stays reserved, for good: nobody else can have it. */
export function collected(
  book: ReservationBook,
  { reservationId }: Collected,
  now: number,
): ReservationOutcome {
  const reservation = byId(book, reservationId);
  if (reservation === undefined) return cannotEnd(book, reservationId, 'unknown');
  if (reservation.collectedAt !== undefined) return unchanged(book);
  if (reservation.state !== 'reserved') return cannotEnd(book, reservationId, 'not-reserved');
  return unchanged(withReservation(book, { ...reservation, collectedAt: now }));
}
