import { isPayable, isSettled } from '../../payment/public';
import {
  isLive,
  type PaymentAttempt,
  type Reservation,
  type ReservationBook,
} from '../model/reservation';
import type {
  PaymentTold,
  ReservationEvent,
  ReservationOutcome,
  ReservationRefusal,
  Submitted,
} from '../model/reservation-event';
import { HOLD_MS } from '../model/reservation-terms';
import {
  closeOthers,
  endedAs,
  inTurn,
  unchanged,
  withAttempt,
  withReservation,
} from './book-changes';
import { collected, givenBack, withdrawn } from './end-reservation';

/**
 * What an event makes of a vehicle's reservations, and what follows from it. Whatever comes, in
 * whatever order and however often: at most one reservation is live; the money taken and not given
 * back is one fee for a reserved one and none for any other; an event that was there before changes
 * nothing (PY-3, PY-5, PY-6, PY-9).
 *
 * @param now milliseconds since 1970 in UTC, by the back end's clock and no other.
 */
export function advanceBook(
  book: ReservationBook,
  event: ReservationEvent,
  now: number,
): ReservationOutcome {
  switch (event.kind) {
    case 'submitted':
      return inTurn(endHolds(book, now), (current) => submitted(current, event, now));
    case 'withdrawn':
      return inTurn(endHolds(book, now), (current) => withdrawn(current, event));
    case 'collected':
      return inTurn(endHolds(book, now), (current) => collected(current, event, now));
    case 'clock':
      return endHolds(book, now);
    case 'paid':
    case 'declined':
    case 'cancelled':
    case 'expired':
    case 'refunded':
      // A payment that comes late is still of the hold that it was made in; holds of others are over
      // by the clock all the same.
      return inTurn(
        inTurn(endHolds(book, now, event.attemptId), (current) => told(current, event)),
        (current) => endHolds(current, now),
      );
  }
}

/** Holds end by the clock, whatever the provider says or does not say (PY-6). @param butOf the hold of this attempt stays */
function endHolds(book: ReservationBook, now: number, butOf?: string): ReservationOutcome {
  return book.reservations
    .filter(
      ({ state, holdEndsAt, attempts }) =>
        state === 'held' && holdEndsAt <= now && !attempts.some(({ id }) => id === butOf),
    )
    .reduce<ReservationOutcome>((outcome, over) => {
      const { reservation, consequences } = closeOthers(over);
      return {
        book: withReservation(outcome.book, { ...reservation, state: endedAs(reservation) }),
        consequences: [...outcome.consequences, ...consequences],
      };
    }, unchanged(book));
}

function submitted(book: ReservationBook, event: Submitted, now: number): ReservationOutcome {
  const refuse = (refusal: ReservationRefusal): ReservationOutcome =>
    unchanged(book, { kind: 'refuse', refusal });
  const known = byKey(book, event.key);
  if (known !== undefined) {
    const { reservation, attempt } = known;
    if (attempt.fingerprint !== event.fingerprint) return refuse({ why: 'key-of-another' });
    const ids = { reservationId: reservation.id, attemptId: attempt.id };
    if (reservation.state === 'reserved') return unchanged(book, { kind: 'show', ...ids });
    if (reservation.state === 'held' && isPayable(attempt)) {
      return unchanged(book, { kind: 'go-to-checkout', ...ids, isNew: false });
    }
  }
  if (!book.isForSale) return refuse({ why: 'not-for-sale' });
  const live = book.reservations.find(isLive);
  if (live?.collectedAt !== undefined) return refuse({ why: 'not-for-sale' });
  if (live?.state === 'reserved') return refuse({ why: 'reserved' });
  if (live !== undefined && live.owner !== event.owner) {
    return refuse({ why: 'held', holdEndsAt: live.holdEndsAt });
  }
  return begin(book, live ?? known?.reservation, event, now);
}

function byKey(
  { reservations }: ReservationBook,
  key: string,
): { readonly reservation: Reservation; readonly attempt: PaymentAttempt } | undefined {
  for (const reservation of reservations) {
    const attempt = reservation.attempts.findLast((each) => each.key === key);
    if (attempt !== undefined) return { reservation, attempt };
  }
  return undefined;
}

/**
 * Another attempt: within the hold there is, which lasts no longer for it, else within a hold of its
 * own. A key that was there before keeps its reservation.
 */
function begin(
  book: ReservationBook,
  former: Reservation | undefined,
  { key, fingerprint, owner, reservationId, attemptId }: Submitted,
  now: number,
): ReservationOutcome {
  const hold = { heldAt: now, holdEndsAt: now + HOLD_MS };
  const held: Reservation =
    former?.state === 'held'
      ? former
      : { ...(former ?? { id: reservationId, owner, attempts: [] }), ...hold, state: 'held' };
  const { reservation, consequences } = closeOthers(held);
  const attempt: PaymentAttempt = { id: attemptId, key, fingerprint, state: 'open' };
  const attempts = [...reservation.attempts, attempt];
  return {
    book: withReservation(book, { ...reservation, attempts }),
    consequences: [
      ...consequences,
      { kind: 'go-to-checkout', reservationId: reservation.id, attemptId, isNew: true },
    ],
  };
}

function told(book: ReservationBook, { kind, attemptId }: PaymentTold): ReservationOutcome {
  const reservation = book.reservations.find(({ attempts }) =>
    attempts.some(({ id }) => id === attemptId),
  );
  const attempt = reservation?.attempts.find(({ id }) => id === attemptId);
  if (reservation === undefined || attempt === undefined) {
    return unchanged(book, { kind: 'unknown-attempt', attemptId });
  }
  if (kind === 'paid') return paid(book, reservation, attempt);
  if (kind === 'refunded') return givenBack(book, reservation, attempt);
  // What was paid stays paid, and what is over stays over, whatever is told afterwards.
  if (!isPayable(attempt)) return unchanged(book);
  const changed = withAttempt(reservation, attemptId, kind);
  const isOver = changed.state === 'held' && !changed.attempts.some(isPayable);
  return unchanged(
    withReservation(book, isOver ? { ...changed, state: endedAs(changed) } : changed),
  );
}

/** A payment takes the vehicle if it is still free, else it is given back (PY-9); once, however often it is told. */
function paid(
  book: ReservationBook,
  reservation: Reservation,
  attempt: PaymentAttempt,
): ReservationOutcome {
  if (isSettled(attempt)) return unchanged(book);
  const attemptId = attempt.id;
  const reservationId = reservation.id;
  if (reservation.state === 'reserved') {
    return unchanged(withReservation(book, withAttempt(reservation, attemptId, 'refunded')), {
      kind: 'refund',
      reservationId,
      attemptId,
      why: 'paid-twice',
    });
  }
  const isTaken =
    !book.isForSale ||
    book.reservations.some((other) => isLive(other) && other.id !== reservationId);
  if (isTaken) {
    const closed = closeOthers(withAttempt(reservation, attemptId, 'refunded'));
    return unchanged(
      withReservation(book, { ...closed.reservation, state: 'refunded' }),
      ...closed.consequences,
      { kind: 'refund', reservationId, attemptId, why: 'vehicle-gone' },
    );
  }
  const closed = closeOthers(withAttempt(reservation, attemptId, 'paid'), attemptId);
  return unchanged(
    withReservation(book, { ...closed.reservation, state: 'reserved' }),
    ...closed.consequences,
    { kind: 'confirm', reservationId, attemptId },
  );
}
