import { closeAttempts, withAttemptState, type AttemptState } from '../../payment/public';
import type { Reservation, ReservationBook, ReservationState } from '../model/reservation';
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
  attempts: withAttemptState(reservation.attempts, attemptId, state),
});

/** Every attempt at which somebody could still pay is closed, but for one. */
export function closeOthers(
  reservation: Reservation,
  butFor?: string,
): { readonly reservation: Reservation; readonly consequences: readonly ReservationConsequence[] } {
  const { attempts, closed } = closeAttempts(reservation.attempts, ({ id }) => id !== butFor);
  return {
    reservation: { ...reservation, attempts },
    consequences: closed.map((attemptId) => ({ kind: 'close-checkout', attemptId })),
  };
}

/** How a reservation is called that keeps nothing any more. */
export const endedAs = ({ attempts }: Reservation): ReservationState =>
  attempts.some(({ state }) => state === 'refunded') ? 'refunded' : 'released';
