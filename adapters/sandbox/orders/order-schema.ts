import type Database from 'better-sqlite3';
import { layOutToldEvents } from '../checkout/told-events';

/** Orders, in the file of reservations. Times are milliseconds since 1970 in UTC. */
const ORDER_SCHEMA = `
  CREATE TABLE IF NOT EXISTS purchase (
    id TEXT PRIMARY KEY,
    customer TEXT NOT NULL,
    key TEXT NOT NULL,
    vehicle TEXT NOT NULL,
    state TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    placed_at INTEGER,
    ended_at INTEGER,
    sections TEXT NOT NULL,
    slot TEXT,
    agreement TEXT,
    contact TEXT NOT NULL,
    deposit_due INTEGER,
    unpaid_until INTEGER,
    UNIQUE (customer, key)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS purchase_customer ON purchase (customer, started_at);
  CREATE UNIQUE INDEX IF NOT EXISTS purchase_vehicle ON purchase (vehicle)
    WHERE state IN ('placed', 'ready', 'collected');
  CREATE UNIQUE INDEX IF NOT EXISTS purchase_slot ON purchase (slot)
    WHERE state IN ('placed', 'ready');
  CREATE INDEX IF NOT EXISTS purchase_started ON purchase (changed_at) WHERE state = 'started';

  CREATE TABLE IF NOT EXISTS purchase_payment (
    id TEXT NOT NULL,
    purchase_id TEXT NOT NULL REFERENCES purchase (id),
    amount INTEGER NOT NULL,
    is_paid_back INTEGER NOT NULL,
    paid_back_at INTEGER,
    PRIMARY KEY (purchase_id, id)
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS purchase_attempt (
    id TEXT PRIMARY KEY,
    purchase_id TEXT NOT NULL REFERENCES purchase (id),
    place INTEGER NOT NULL,
    state TEXT NOT NULL,
    amount INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    session TEXT UNIQUE,
    address TEXT
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS purchase_attempt_of ON purchase_attempt (purchase_id, place);
  CREATE INDEX IF NOT EXISTS purchase_attempt_payable ON purchase_attempt (ends_at)
    WHERE state IN ('open', 'declined');

  CREATE TABLE IF NOT EXISTS purchase_errand (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    purchase_id TEXT NOT NULL REFERENCES purchase (id),
    kind TEXT NOT NULL,
    payment_id TEXT NOT NULL DEFAULT '',
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    problem TEXT NOT NULL DEFAULT '',
    UNIQUE (purchase_id, kind, payment_id)
  );
  CREATE INDEX IF NOT EXISTS purchase_errand_due ON purchase_errand (next_at)
    WHERE next_at IS NOT NULL;
`;

/** What was added since files were first made, each with where it belongs. */
const ADDED = [
  ['purchase', 'deposit_due'],
  ['purchase', 'unpaid_until'],
  ['purchase_payment', 'paid_back_at'],
] as const;

/** Makes the tables, or adds to those of an older file what they have not got. */
export function layOutOrders(connection: Database.Database): void {
  connection.exec(ORDER_SCHEMA);
  layOutToldEvents(connection);
  const has = connection
    .prepare<[string, string], number>('SELECT 1 FROM pragma_table_info(?) WHERE name = ?')
    .pluck();
  const add = connection.transaction(() => {
    for (const [table, column] of ADDED) {
      if (has.get(table, column) === undefined) {
        connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column} INTEGER`);
      }
    }
    connection.exec(`CREATE INDEX IF NOT EXISTS purchase_unpaid ON purchase (unpaid_until)
      WHERE unpaid_until IS NOT NULL`);
  });
  add.immediate();
}
