import type Database from 'better-sqlite3';

/** Step n takes a file from `user_version` n to n + 1. A step that was released is never changed. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE enquiry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL UNIQUE,
    form_id TEXT NOT NULL,
    form_title TEXT NOT NULL,
    branch TEXT NOT NULL,
    at INTEGER NOT NULL,
    answers TEXT NOT NULL,
    facts TEXT NOT NULL,
    confirmation TEXT NOT NULL
  );
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    enquiry_id INTEGER NOT NULL REFERENCES enquiry (id),
    at INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    reply_to TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL
  );
  CREATE INDEX outbox_enquiry ON outbox (enquiry_id);
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    reference TEXT NOT NULL
  );
  CREATE INDEX audit_reference ON audit (reference);
  `,
  `ALTER TABLE enquiry ADD COLUMN fingerprint TEXT NOT NULL DEFAULT ''`,
];

/** Brings a desk's file to this version of the software. @throws when the file is of a later version. */
export function migrateDesk(connection: Database.Database): void {
  const versionOf = () => Number(connection.pragma('user_version', { simple: true }));
  // Read first: a file that is current needs no lock.
  if (versionOf() === MIGRATIONS.length) return;
  connection
    .transaction(() => {
      const version = versionOf();
      if (version > MIGRATIONS.length) {
        throw new Error(
          `The desk’s file is of version ${String(version)}; this software knows up to ${String(MIGRATIONS.length)}`,
        );
      }
      for (const step of MIGRATIONS.slice(version)) connection.exec(step);
      connection.pragma(`user_version = ${String(MIGRATIONS.length)}`);
    })
    .immediate();
}
