import {
  isPayable,
  type AttemptState,
  type Reservation,
  type ReservationBook,
  type ReservationState,
} from '../model/reservation';
import type { ReservationConsequence, ReservationOutcome } from '../model/reservation-event';

/** One after the other, with all that follows from both. */
export function inTurn(
  first: ReservationOutcome,
  next: (book: ReservationBook) => ReservationOutcome,
): ReservationOutcome {
  const second = next(first.book);
  return { book: second.book, consequences: [...first.consequences, ...second.consequences] };
}

export const unchanged = (
  book: ReservationBook,
  ...consequences: readonly ReservationConsequence[]
): ReservationOutcome => ({ book, consequences });

export const withReservation = (book: ReservationBook, changed: Reservation): ReservationBook => ({
  ...book,
  reservations: book.reservations.some(({ id }) => id === changed.id)
    ? book.reservations.map((other) => (other.id === changed.id ? changed : other))
    : [...book.reservations, changed],
});

export const withAttempt = (
  reservation: Reservation,
  attemptId: string,
  state: AttemptState,
): Reservation => ({
  ...reservation,
  attempts: reservation.attempts.map((attempt) =>
    attempt.id === attemptId ? { ...attempt, state } : attempt,
  ),
});

/** Every attempt at which somebody could still pay is closed, but for one. */
export function closeOthers(
  reservation: Reservation,
  butFor?: string,
): { readonly reservation: Reservation; readonly consequences: readonly ReservationConsequence[] } {
  const closing = reservation.attempts.filter(
    (attempt) => isPayable(attempt) && attempt.id !== butFor,
  );
  return {
    reservation: closing.reduce((all, { id }) => withAttempt(all, id, 'closed'), reservation),
    consequences: closing.map(({ id }) => ({ kind: 'close-checkout', attemptId: id })),
  };
}

/** How a reservation is called that keeps nothing any more. */
export const endedAs = ({ attempts }: Reservation): ReservationState =>
  attempts.some(({ state }) => state === 'refunded') ? 'refunded' : 'released';
