import type Database from 'better-sqlite3';
import type { ReservationState } from '../../../core/reservation/public';

/** A reservation as it is listed, by the attempt that was paid for, else the last. */
export interface ListedReservation {
  readonly id: string;
  readonly attemptId: string;
  /** What is named on the telephone. */
  readonly reference: string;
  /** By its stock number. */
  readonly vehicle: string;
  readonly state: ReservationState;
  readonly heldAt: number;
  readonly holdEndsAt: number;
  readonly collectedAt: number | undefined;
  /** What the shopper said, as JSON; empty once it is forgotten. */
  readonly request: string;
}

export interface ReservationList {
  /** The latest first: those that keep a vehicle, or all. */
  readonly list: (of: 'live' | 'all', most: number) => readonly ListedReservation[];
  /** By the id of the reservation, or by the reference of a payment of it. */
  readonly listed: (idOrReference: string) => ListedReservation | undefined;
  /** Of one owner, the latest first, ended ones among them. */
  readonly ofOwner: (owner: string, most: number) => readonly ListedReservation[];
}

interface Row extends Omit<ListedReservation, 'collectedAt'> {
  readonly collectedAt: number | null;
}

const SELECT = `SELECT reservation.id, attempt.id AS attemptId, reference, vehicle, reservation.state,
  held_at AS heldAt, hold_ends_at AS holdEndsAt, collected_at AS collectedAt, request
  FROM reservation JOIN attempt ON attempt.id = (
    SELECT own.id FROM attempt AS own WHERE own.reservation_id = reservation.id
    ORDER BY own.state = 'paid' DESC, own.state = 'refunded' DESC, own.place DESC LIMIT 1)`;

/** Reservations as people look at them: those at the desk at all, a customer at their own. */
export function reservationList(connection: Database.Database): ReservationList {
  const live = connection.prepare<[number], Row>(
    `${SELECT} WHERE reservation.state IN ('held', 'reserved') AND collected_at IS NULL
     ORDER BY held_at DESC, reservation.id LIMIT ?`,
  );
  const all = connection.prepare<[number], Row>(
    `${SELECT} ORDER BY held_at DESC, reservation.id LIMIT ?`,
  );
  const own = connection.prepare<[string, number], Row>(
    `${SELECT} WHERE owner = ? ORDER BY held_at DESC, reservation.id LIMIT ?`,
  );
  const one = connection.prepare<{ readonly id: string }, Row>(
    `${SELECT} WHERE reservation.id = @id OR reservation.id =
       (SELECT reservation_id FROM attempt WHERE reference = @id)`,
  );
  const listed = ({ collectedAt, ...row }: Row): ListedReservation => ({
    ...row,
    collectedAt: collectedAt ?? undefined,
  });
  return {
    list: (of, most) => (of === 'live' ? live : all).all(most).map(listed),
    listed: (id) => {
      const row = one.get({ id });
      return row && listed(row);
    },
    ofOwner: (owner, most) => own.all(owner, most).map(listed),
  };
}
