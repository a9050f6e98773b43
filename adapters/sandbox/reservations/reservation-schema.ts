import type Database from 'better-sqlite3';
import { layOutToldEvents } from '../checkout/told-events';

/** The file of reservations. Times are milliseconds since 1970 in UTC. */
const RESERVATION_SCHEMA = `
  CREATE TABLE IF NOT EXISTS reservation (
    id TEXT PRIMARY KEY,
    vehicle TEXT NOT NULL,
    owner TEXT NOT NULL,
    state TEXT NOT NULL,
    held_at INTEGER NOT NULL,
    hold_ends_at INTEGER NOT NULL,
    collected_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reservation_vehicle ON reservation (vehicle);
  CREATE UNIQUE INDEX IF NOT EXISTS reservation_live ON reservation (vehicle)
    WHERE state IN ('held', 'reserved');
  CREATE INDEX IF NOT EXISTS reservation_owner ON reservation (owner, held_at);
  CREATE INDEX IF NOT EXISTS reservation_hold ON reservation (hold_ends_at) WHERE state = 'held';

  CREATE TABLE IF NOT EXISTS attempt (
    id TEXT PRIMARY KEY,
    reservation_id TEXT NOT NULL REFERENCES reservation (id),
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    at INTEGER NOT NULL,
    session TEXT UNIQUE,
    address TEXT,
    request TEXT NOT NULL,
    reference TEXT
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS attempt_reservation ON attempt (reservation_id, place);
  CREATE INDEX IF NOT EXISTS attempt_key ON attempt (key);

  CREATE TABLE IF NOT EXISTS errand (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    kind TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    problem TEXT NOT NULL DEFAULT '',
    UNIQUE (attempt_id, kind)
  );
  CREATE INDEX IF NOT EXISTS errand_due ON errand (next_at) WHERE next_at IS NOT NULL;
`;

/** What was added since files were first made, each with where it belongs. */
const ADDED = [
  ['reservation', 'collected_at', 'INTEGER'],
  ['attempt', 'reference', 'TEXT'],
] as const;

/** Makes the tables, or adds to those of an older file what it has not got. */
export function layOutReservations(
  connection: Database.Database,
  referenceOf: (attemptId: string) => string,
): void {
  connection.exec(RESERVATION_SCHEMA);
  layOutToldEvents(connection);
  const has = connection
    .prepare<[string, string], number>('SELECT 1 FROM pragma_table_info(?) WHERE name = ?')
    .pluck();
  const add = connection.transaction(() => {
    for (const [table, column, type] of ADDED) {
      if (has.get(table, column) === undefined) {
        connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
      }
    }
    connection.exec('CREATE INDEX IF NOT EXISTS attempt_reference ON attempt (reference)');
    const without = connection
      .prepare<[], string>('SELECT id FROM attempt WHERE reference IS NULL')
      .pluck()
      .all();
    const name = connection.prepare<[string, string]>(
      'UPDATE attempt SET reference = ? WHERE id = ?',
    );
    for (const id of without) name.run(referenceOf(id), id);
  });
  add.immediate();
}
