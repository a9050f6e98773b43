import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownSecret } from '../database/own-secret';
import type { CheckoutEventType, SessionTold } from './checkout-event';
import type { CheckoutOrder } from './checkout-provider';
import type { EventManner } from './event-manner';
import { eventsOf } from './events-of';

/**
 * `open`: nothing is paid; `confirming`: the bank asks the shopper to confirm; `complete`: paid;
 * `ended`: nobody can pay there.
 */
export type SessionState = 'open' | 'confirming' | 'complete' | 'ended';

export interface StoredSession extends CheckoutOrder {
  readonly id: string;
  readonly state: SessionState;
  /** Why the last try did not go through; empty where none was refused. */
  readonly problem: string;
  readonly refundedAt: number | undefined;
}

export interface DueEvent {
  readonly id: string;
  readonly body: string;
  readonly tries: number;
}

interface SessionRow extends Omit<StoredSession, 'refundedAt'> {
  readonly refundedAt: number | null;
}

export interface SessionChange {
  readonly state: SessionState;
  /** Changed only from one of these; from any at which something can still happen, unless given. */
  readonly from?: readonly SessionState[];
  readonly problem?: string;
  /** What is told of it. */
  readonly event?: CheckoutEventType;
  /** How; at once unless given. */
  readonly manner?: EventManner;
}

export type Place = 'checkout' | 'shop';

/** What the sandbox's payment provider keeps. It knows nothing of vehicles. */
export interface CheckoutStore {
  readonly open: (order: CheckoutOrder) => StoredSession;
  readonly session: (id: string) => StoredSession | undefined;
  /** Changes a session that can still be paid, and writes what is told of it; others stay. */
  readonly change: (id: string, change: SessionChange, now: number) => StoredSession | undefined;
  readonly refund: (id: string, now: number) => void;
  /** Ends sessions whose time is over. */
  readonly expire: (now: number) => void;
  readonly dueEvents: (now: number) => readonly DueEvent[];
  /** When the next is due, if any is. */
  readonly nextEventAt: () => number | undefined;
  readonly delivered: (id: string, at: number) => void;
  readonly putOff: (id: string, until: number | undefined) => void;
  /** Where the checkout, and the shop it leads back to, were last: for a process that listens nowhere itself. */
  readonly origin: (of: Place) => string | undefined;
  readonly listensAt: (of: Place, origin: string) => void;
  /** What events are signed with; the seller has it too. */
  readonly secret: string;
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    title TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    success_address TEXT NOT NULL,
    cancel_address TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open',
    problem TEXT NOT NULL DEFAULT '',
    refunded_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS session_expiry ON session (expires_at)
    WHERE state IN ('open', 'confirming');
  CREATE TABLE IF NOT EXISTS event (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    delivered_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS event_due ON event (next_at) WHERE next_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS place (name TEXT PRIMARY KEY, origin TEXT NOT NULL) WITHOUT ROWID;
`;

const COLUMNS = `id, reference, amount AS amountPence, currency, title, expires_at AS expiresAt,
  success_address AS successAddress, cancel_address AS cancelAddress, state, problem,
  refunded_at AS refundedAt`;

const MOST_EVENTS = 100;

const PAYABLE: readonly SessionState[] = ['open', 'confirming'];

/** A payment that a bank is asking about when the time is over may still go through. */
const TO_CONFIRM_MS = 15 * 60 * 1000;

const newId = (kind: string): string => `${kind}_sandbox_${randomBytes(16).toString('hex')}`;

/** What a session is told as, by whoever has paid there or not. */
export const toldOf = (
  { id, reference, amountPence, currency }: StoredSession,
  type: CheckoutEventType,
): SessionTold => ({
  id,
  reference,
  amountPence,
  currency,
  isPaid:
    type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded',
});

/** Opens, or makes, the provider's file of a folder: `checkout.sqlite` in it. @throws when that cannot be. */
export function openCheckoutStore(folder: string): CheckoutStore {
  mkdirSync(folder, { recursive: true });
  const connection = new Database(join(folder, 'checkout.sqlite'), { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.exec(SCHEMA);

  const insert = connection.prepare(
    `INSERT INTO session (id, reference, amount, currency, title, expires_at, success_address, cancel_address)
     VALUES (@id, @reference, @amountPence, @currency, @title, @expiresAt, @successAddress, @cancelAddress)
     ON CONFLICT (reference) DO NOTHING`,
  );
  const byReference = connection.prepare<[string], SessionRow>(
    `SELECT ${COLUMNS} FROM session WHERE reference = ?`,
  );
  const byId = connection.prepare<[string], SessionRow>(
    `SELECT ${COLUMNS} FROM session WHERE id = ?`,
  );
  const update = connection.prepare(
    'UPDATE session SET state = @state, problem = @problem WHERE id = @id',
  );
  const refund = connection.prepare<[number, string]>(
    'UPDATE session SET refunded_at = ? WHERE id = ? AND refunded_at IS NULL',
  );
  const over = connection
    .prepare<{ readonly now: number; readonly before: number }, string>(
      `SELECT id FROM session WHERE (state = 'open' AND expires_at <= @now)
       OR (state = 'confirming' AND expires_at <= @before)`,
    )
    .pluck();
  const addEvent = connection.prepare(
    `INSERT INTO event (id, session, type, body, at, next_at)
     VALUES (@id, @session, @type, @body, @at, @nextAt)`,
  );
  const due = connection.prepare<[number, number], DueEvent>(
    'SELECT id, body, tries FROM event WHERE next_at <= ? ORDER BY next_at, at, id LIMIT ?',
  );
  const nextAt = connection
    .prepare<[], number | null>('SELECT min(next_at) FROM event WHERE next_at IS NOT NULL')
    .pluck();
  const delivered = connection.prepare<[number, string]>(
    'UPDATE event SET delivered_at = ?, next_at = NULL WHERE id = ?',
  );
  const putOff = connection.prepare<[number | null, string]>(
    'UPDATE event SET tries = tries + 1, next_at = ? WHERE id = ?',
  );

  const origin = connection
    .prepare<[Place], string>('SELECT origin FROM place WHERE name = ?')
    .pluck();
  const setOrigin = connection.prepare<[Place, string]>(
    `INSERT INTO place (name, origin) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET origin = excluded.origin`,
  );

  const found = (row: SessionRow | undefined): StoredSession | undefined =>
    row && { ...row, refundedAt: row.refundedAt ?? undefined };

  const change = connection.transaction(
    (
      id: string,
      { state, from = PAYABLE, problem = '', event, manner = 'at-once' }: SessionChange,
      now: number,
    ) => {
      const session = found(byId.get(id));
      if (session === undefined || !from.includes(session.state)) return session;
      update.run({ id, state, problem });
      if (event !== undefined) {
        const written = eventsOf({ event, manner, now }, (type) => toldOf(session, type));
        for (const each of written) addEvent.run({ ...each, session: id });
      }
      return found(byId.get(id));
    },
  );

  return {
    open: (order) => {
      insert.run({ ...order, id: newId('cs') });
      const session = found(byReference.get(order.reference));
      if (session === undefined) throw new Error('A session was not stored');
      return session;
    },
    session: (id) => found(byId.get(id)),
    change: (id, changed, now) => change.immediate(id, changed, now),
    refund: (id, now) => {
      refund.run(now, id);
    },
    expire: (now) => {
      for (const id of over.all({ now, before: now - TO_CONFIRM_MS })) {
        change.immediate(id, { state: 'ended', event: 'checkout.session.expired' }, now);
      }
    },
    dueEvents: (now) => due.all(now, MOST_EVENTS),
    nextEventAt: () => nextAt.get() ?? undefined,
    delivered: (id, at) => {
      delivered.run(at, id);
    },
    putOff: (id, until) => {
      putOff.run(until ?? null, id);
    },
    origin: (of) => origin.get(of),
    listensAt: (of, at) => {
      setOrigin.run(of, at);
    },
    secret: ownSecret(connection),
    close: () => {
      connection.close();
    },
  };
}
