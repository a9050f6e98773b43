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
  `
  ALTER TABLE enquiry ADD COLUMN suspect INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE enquiry ADD COLUMN answered_at INTEGER;
  ALTER TABLE enquiry ADD COLUMN person TEXT NOT NULL DEFAULT '';
  ALTER TABLE enquiry ADD COLUMN findable TEXT NOT NULL DEFAULT '';
  UPDATE enquiry SET person = coalesce((
    SELECT group_concat(json_extract(answer.value, '$.value'), ' ') FROM json_each(answers) AS answer
    WHERE json_extract(answer.value, '$.label') IN ('First name', 'Last name')
  ), '');
  UPDATE enquiry SET findable = lower(replace(reference || ' ' || person, '-', ' '));
  CREATE INDEX enquiry_form ON enquiry (form_id, id);

  CREATE TABLE attachment (
    id TEXT PRIMARY KEY,
    enquiry_id INTEGER REFERENCES enquiry (id),
    place INTEGER,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE INDEX attachment_enquiry ON attachment (enquiry_id, at, size);

  ALTER TABLE audit ADD COLUMN who TEXT NOT NULL DEFAULT 'shopper';
  ALTER TABLE audit ADD COLUMN about TEXT NOT NULL DEFAULT '';
  UPDATE audit SET who = 'inbox' WHERE what = 'opened';
  UPDATE audit SET what = 'received' WHERE what = 'stored';

  ALTER TABLE outbox ADD COLUMN audience TEXT NOT NULL DEFAULT 'branch';
  ALTER TABLE outbox ADD COLUMN recipient_name TEXT NOT NULL DEFAULT '';
  ALTER TABLE outbox ADD COLUMN delivery TEXT NOT NULL DEFAULT 'unsent';
  ALTER TABLE outbox ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN next_at INTEGER;
  ALTER TABLE outbox ADD COLUMN claimed_until INTEGER;
  ALTER TABLE outbox ADD COLUMN settled_at INTEGER;
  ALTER TABLE outbox ADD COLUMN problem TEXT NOT NULL DEFAULT '';
  UPDATE outbox SET audience = 'shopper' WHERE EXISTS (
    SELECT 1 FROM outbox AS first WHERE first.enquiry_id = outbox.enquiry_id AND first.id < outbox.id
  );
  CREATE INDEX outbox_delivery ON outbox (delivery, next_at);
  `,
  // A letter may be about no enquiry, and has a reference of its own.
  `
  ALTER TABLE outbox RENAME TO outbox_of_enquiries;
  DROP INDEX outbox_enquiry;
  DROP INDEX outbox_delivery;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    enquiry_id INTEGER REFERENCES enquiry (id),
    reference TEXT NOT NULL,
    at INTEGER NOT NULL,
    audience TEXT NOT NULL,
    recipient TEXT NOT NULL,
    recipient_name TEXT NOT NULL,
    reply_to TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    delivery TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    claimed_until INTEGER,
    settled_at INTEGER,
    problem TEXT NOT NULL DEFAULT ''
  );
  INSERT INTO outbox (id, enquiry_id, reference, at, audience, recipient, recipient_name, reply_to,
    subject, text, html, delivery, tries, next_at, claimed_until, settled_at, problem)
  SELECT former.id, enquiry_id, enquiry.reference, former.at, audience, recipient, recipient_name,
    reply_to, subject, text, html, delivery, tries, next_at, claimed_until, settled_at, problem
  FROM outbox_of_enquiries AS former JOIN enquiry ON enquiry.id = enquiry_id ORDER BY former.id;
  DROP TABLE outbox_of_enquiries;
  CREATE INDEX outbox_reference ON outbox (reference);
  CREATE INDEX outbox_delivery ON outbox (delivery, next_at);
  `,
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
