import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  advanceBook,
  RESERVATION_FEE,
  type ReservationConsequence,
  type ReservationEvent,
  type ReservationState,
  type Collected,
  type Withdrawn,
} from '../../../core/reservation/public';
import type { AttemptState } from '../../../core/payment/public';
import type { PayableSession } from '../checkout/ask-provider';
import type { ToldEvent } from '../checkout/provider-events';
import { toldEvents, type EventEffect } from '../checkout/told-events';
import { fileInPlace } from '../database/file-in-place';
import { ownSecret } from '../database/own-secret';
import { errandBook, type ErrandBook } from './errands';
import { bookFile, type Concerned, type NewAttempt } from './reservation-book';
import { keptVehicles, type KeptVehicles } from './kept-vehicles';
import { reservationList, type ReservationList } from './reservation-list';
import { referenceOf } from './reservation-reference';
import { layOutReservations } from './reservation-schema';

/** One attempt with its reservation, as it stands now. */
export interface StoredAttempt {
  readonly id: string;
  readonly reservationId: string;
  /** By its stock number. */
  readonly vehicle: string;
  readonly state: AttemptState;
  readonly reservationState: ReservationState;
  readonly holdEndsAt: number;
  /** Whose it is, as the core knows it. */
  readonly owner: string;
  /** When the vehicle was handed over. */
  readonly collectedAt: number | undefined;
  /** Of the provider, once it has opened one. */
  readonly session: string | undefined;
  readonly address: string | undefined;
  /** What the shopper said, as JSON. */
  readonly request: string;
  readonly fingerprint: string;
  /** The attempt by which the reservation was paid for. */
  readonly paidBy: string | undefined;
}

export interface NewSubmission {
  readonly vehicle: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly owner: string;
  /** As JSON. */
  readonly request: string;
}

/** Who has a vehicle, by paying for it or having paid. */
export interface ReservationKeeper {
  readonly owner: string;
  readonly state: 'held' | 'reserved';
  readonly holdEndsAt: number;
}

export interface ReservationStore
  extends Pick<ErrandBook, 'due' | 'claim' | 'done' | 'putOff'>, ReservationList {
  readonly submit: (submission: NewSubmission, now: number) => readonly ReservationConsequence[];
  /** Whether a submission of this key was taken that says the same. */
  readonly knows: (key: string, fingerprint: string) => boolean;
  /** The provider has opened a session for an attempt; what it told of that before is applied (PY-1). */
  readonly opened: (attemptId: string, session: string, address: string, now: number) => void;
  /** Marks the event and does its work in one transaction (PY-2). */
  readonly tell: (event: ToldEvent, now: number) => EventEffect;
  /** Whether an event is of an attempt that is known here. */
  readonly isOfOwn: (event: ToldEvent) => boolean;
  /** Ends a reservation, or hands its vehicle over. @returns what follows, or why that cannot be */
  readonly end: (event: Withdrawn | Collected, now: number) => readonly ReservationConsequence[];
  /** By the session or by our own id. */
  readonly attempt: (id: string, now: number) => StoredAttempt | undefined;
  /** The vehicles that are kept for somebody. */
  readonly kept: (now: number) => KeptVehicles;
  /** Whose a vehicle is now, as `ownerOfEmail` names people. */
  readonly keeper: (vehicle: string, now: number) => ReservationKeeper | undefined;
  /** Attempts that may be paid for, of holds that end by then. */
  readonly endingSoon: (by: number) => readonly PayableSession[];
  /** Ends every hold that is over. */
  readonly tick: (now: number) => void;
  /** Forgets what was said a month after it was, and of a reservation once it is over: what came of it is at the desk. */
  readonly forget: (now: number) => void;
  /** Known to this file alone, for whoever must know its own again. */
  readonly secret: string;
  readonly close: () => void;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

interface AttemptRow extends Omit<StoredAttempt, 'session' | 'address' | 'paidBy' | 'collectedAt'> {
  readonly collectedAt: number | null;
  readonly session: string | null;
  readonly address: string | null;
  readonly paidBy: string | null;
}

const ATTEMPT = `SELECT attempt.id, reservation_id AS reservationId, vehicle, attempt.state,
  reservation.state AS reservationState, hold_ends_at AS holdEndsAt, owner,
  collected_at AS collectedAt, session, address, request,
  fingerprint, (SELECT paid.id FROM attempt AS paid WHERE paid.reservation_id = reservation.id
    AND paid.state = 'paid') AS paidBy
  FROM attempt JOIN reservation ON reservation.id = reservation_id`;

/**
 * Opens, or makes, the reservations of a folder: `reservations.sqlite` in it. Each change is one
 * transaction that reads the vehicle's book, decides by the core's machine, and writes what it said
 * and what is to be done because of it.
 *
 * @param isForSale whether the stock offers the vehicle of a stock number.
 * @throws when the file cannot be used.
 */
export function openReservationStore(
  folder: string,
  isForSale: (vehicle: string) => boolean,
): ReservationStore {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'reservations.sqlite');
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  layOutReservations(connection, referenceOf);
  const books = bookFile(connection, isForSale);
  const { add: addErrands, ...errands } = errandBook(connection);

  const attemptBy = connection.prepare<{ readonly id: string }, AttemptRow>(
    `${ATTEMPT} WHERE session = @id OR attempt.id = @id`,
  );
  const rowOf = ({ session, reference }: Pick<ToldEvent, 'session' | 'reference'>) =>
    attemptBy.get({ id: session }) ?? attemptBy.get({ id: reference });
  const vehicleOf = connection
    .prepare<[string], string>('SELECT vehicle FROM reservation WHERE id = ?')
    .pluck();
  const knows = connection
    .prepare<[string, string], number>('SELECT 1 FROM attempt WHERE key = ? AND fingerprint = ?')
    .pluck();
  const setSession = connection.prepare<[string, string, string]>(
    'UPDATE attempt SET session = ?, address = ? WHERE id = ?',
  );
  const closeAgain = connection.prepare<[number, string]>(
    "UPDATE errand SET next_at = ? WHERE attempt_id = ? AND kind = 'close-checkout'",
  );
  const keeper = connection.prepare<[string, number], ReservationKeeper>(
    `SELECT owner, state, hold_ends_at AS holdEndsAt FROM reservation
     WHERE vehicle = ? AND (state = 'reserved' OR (state = 'held' AND hold_ends_at > ?))`,
  );
  const over = connection
    .prepare<[number], string>(
      "SELECT vehicle FROM reservation WHERE state = 'held' AND hold_ends_at <= ?",
    )
    .pluck();
  const endingSoon = connection.prepare<[number], PayableSession>(
    `SELECT session, attempt.id AS attemptId FROM attempt
     JOIN reservation ON reservation.id = reservation_id
     WHERE reservation.state = 'held' AND hold_ends_at <= ? AND session IS NOT NULL
       AND attempt.state IN ('open', 'declined') LIMIT 100`,
  );
  const forget = connection.prepare<[number]>(
    `UPDATE attempt SET request = '' WHERE request != '' AND at < ?
     AND NOT EXISTS (SELECT 1 FROM reservation WHERE id = reservation_id
       AND state IN ('held', 'reserved') AND collected_at IS NULL)
     AND NOT EXISTS (SELECT 1 FROM errand WHERE attempt_id = attempt.id AND next_at IS NOT NULL)`,
  );

  function advance(
    vehicle: string,
    event: ReservationEvent,
    now: number,
    concerned: Concerned,
    added?: NewAttempt,
  ): { readonly consequences: readonly ReservationConsequence[]; readonly isChanged: boolean } {
    const before = books.read(vehicle, concerned);
    const { book, consequences } = advanceBook(before, event, now);
    books.write(vehicle, before, book, added);
    addErrands(consequences, now);
    return { consequences, isChanged: book !== before };
  }

  const tick = connection.transaction((vehicle: string, now: number) => {
    advance(vehicle, { kind: 'clock' }, now, {});
  });

  const submit = connection.transaction(
    ({ vehicle, request, ...submission }: NewSubmission, now: number) =>
      advance(
        vehicle,
        {
          kind: 'submitted',
          ...submission,
          reservationId: randomBytes(16).toString('hex'),
          attemptId: randomBytes(16).toString('hex'),
        },
        now,
        { key: submission.key },
        { at: now, request },
      ).consequences,
  );

  const events = toldEvents<AttemptRow>(
    connection,
    ({ kind }, { id, vehicle }, now) =>
      advance(vehicle, { kind, attemptId: id }, now, { attemptId: id }).isChanged,
    () => RESERVATION_FEE,
  );

  const tell = connection.transaction((event: ToldEvent, now: number): EventEffect =>
    events.take(event, rowOf(event), now),
  );

  const opened = connection.transaction(
    (attemptId: string, session: string, address: string, now: number) => {
      setSession.run(session, address, attemptId);
      const row = attemptBy.get({ id: attemptId });
      if (row === undefined) throw new Error('A session was opened for no attempt');
      events.catchUp(session, attemptId, row, now);
      // It may have been closed while the provider was opening it.
      closeAgain.run(now, attemptId);
    },
  );

  const end = connection.transaction((event: Withdrawn | Collected, now: number) => {
    const { reservationId } = event;
    const vehicle = vehicleOf.get(reservationId) ?? '';
    return advance(vehicle, event, now, { reservationId }).consequences;
  });

  const isInPlace = fileInPlace(file);
  const current = (id: string): StoredAttempt | undefined => {
    const row = attemptBy.get({ id });
    return (
      row && {
        ...row,
        session: row.session ?? undefined,
        address: row.address ?? undefined,
        paidBy: row.paidBy ?? undefined,
        collectedAt: row.collectedAt ?? undefined,
      }
    );
  };

  return {
    ...errands,
    ...reservationList(connection),
    submit: (submission, now) => {
      if (!isInPlace()) throw new Error('The file of reservations is not in its place any more');
      return submit.immediate(submission, now);
    },
    knows: (key, fingerprint) => knows.get(key, fingerprint) !== undefined,
    opened: (attemptId, session, address, now) => {
      opened.immediate(attemptId, session, address, now);
    },
    tell: (event, now) => {
      if (!isInPlace()) throw new Error('The file of reservations is not in its place any more');
      return tell.immediate(event, now);
    },
    isOfOwn: (event) => rowOf(event) !== undefined,
    end: (event, now) => {
      if (!isInPlace()) throw new Error('The file of reservations is not in its place any more');
      return end.immediate(event, now);
    },
    attempt: (id, now) => {
      const found = current(id);
      if (found?.reservationState !== 'held' || found.holdEndsAt > now) return found;
      tick.immediate(found.vehicle, now);
      return current(id);
    },
    keeper: (vehicle, now) => keeper.get(vehicle, now),
    kept: keptVehicles(connection),
    endingSoon: (by) => endingSoon.all(by),
    tick: (now) => {
      for (const vehicle of over.all(now)) tick.immediate(vehicle, now);
    },
    forget: (now) => {
      forget.run(now - MONTH_MS);
    },
    secret: ownSecret(connection),
    close: () => {
      connection.close();
    },
  };
}
