import type Database from 'better-sqlite3';
import type {
  PaymentAttempt,
  Reservation,
  ReservationBook,
} from '../../../core/reservation/public';
import { isLive } from '../../../core/reservation/public';
import { referenceOf } from './reservation-reference';

interface ReservationRow {
  readonly id: string;
  readonly owner: string;
  readonly state: Reservation['state'];
  readonly held_at: number;
  readonly hold_ends_at: number;
  readonly collected_at: number | null;
}

/** What of a vehicle's ended reservations an event may concern. */
export interface Concerned {
  readonly key?: string;
  readonly attemptId?: string;
  readonly reservationId?: string;
}

/** What a new attempt is stored with, beside what the book says of it. */
export interface NewAttempt {
  readonly at: number;
  /** As JSON. */
  readonly request: string;
}

export interface BookFile {
  readonly read: (vehicle: string, concerned: Concerned) => ReservationBook;
  /** Within a transaction; only what has changed. */
  readonly write: (
    vehicle: string,
    before: ReservationBook,
    after: ReservationBook,
    added: NewAttempt | undefined,
  ) => void;
}

/** Books of vehicles in the file of reservations. */
export function bookFile(
  connection: Database.Database,
  isForSale: (vehicle: string) => boolean,
): BookFile {
  const reservations = connection.prepare<
    Required<Concerned> & { readonly vehicle: string },
    ReservationRow
  >(
    `SELECT id, owner, state, held_at, hold_ends_at, collected_at FROM reservation
     WHERE vehicle = @vehicle AND (state IN ('held', 'reserved') OR id = @reservationId OR id IN (
       SELECT reservation_id FROM attempt WHERE key = @key OR id = @attemptId
     )) ORDER BY held_at, id`,
  );
  const attempts = connection.prepare<[string], PaymentAttempt>(
    'SELECT id, key, fingerprint, state FROM attempt WHERE reservation_id = ? ORDER BY place',
  );
  const writeReservation = connection.prepare(
    `INSERT INTO reservation (id, vehicle, owner, state, held_at, hold_ends_at, collected_at)
     VALUES (@id, @vehicle, @owner, @state, @heldAt, @holdEndsAt, @collectedAt)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, held_at = excluded.held_at,
       hold_ends_at = excluded.hold_ends_at, collected_at = excluded.collected_at`,
  );
  const insertAttempt = connection.prepare(
    `INSERT INTO attempt (id, reservation_id, place, key, fingerprint, state, at, request, reference)
     VALUES (@id, @reservationId, @place, @key, @fingerprint, @state, @at, @request, @reference)`,
  );
  const updateAttempt = connection.prepare<[string, string]>(
    'UPDATE attempt SET state = ? WHERE id = ?',
  );

  const writeAttempts = (
    { id: reservationId, attempts: after }: Reservation,
    before: readonly PaymentAttempt[],
    added: NewAttempt | undefined,
  ): void => {
    after.forEach((attempt, place) => {
      const known = before.find(({ id }) => id === attempt.id);
      if (known !== undefined) {
        if (known.state !== attempt.state) updateAttempt.run(attempt.state, attempt.id);
        return;
      }
      if (added === undefined) throw new Error('An attempt came without a request');
      const reference = referenceOf(attempt.id);
      insertAttempt.run({ ...attempt, ...added, reservationId, place, reference });
    });
  };

  return {
    read: (vehicle, { key = '', attemptId = '', reservationId = '' }) => ({
      isForSale: isForSale(vehicle),
      reservations: reservations
        .all({ vehicle, key, attemptId, reservationId })
        .map(({ held_at, hold_ends_at, collected_at, ...row }) => ({
          ...row,
          ...(collected_at !== null && { collectedAt: collected_at }),
          heldAt: held_at,
          holdEndsAt: hold_ends_at,
          attempts: attempts.all(row.id),
        })),
    }),
    write: (vehicle, before, after, added) => {
      const changed = after.reservations.filter((each) => !before.reservations.includes(each));
      // The file has one live reservation a vehicle at every moment: what has ended goes first.
      const inOrder = [...changed.filter((each) => !isLive(each)), ...changed.filter(isLive)];
      for (const reservation of inOrder) {
        const { attempts: _, collectedAt = null, ...row } = reservation;
        writeReservation.run({ ...row, vehicle, collectedAt });
        const known = before.reservations.find(({ id }) => id === reservation.id);
        writeAttempts(reservation, known?.attempts ?? [], added);
      }
    },
  };
}
