/** Orders, in the file of reservations. Times are milliseconds since 1970 in UTC. */
export const ORDER_SCHEMA = `
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
    PRIMARY KEY (purchase_id, id)
  ) WITHOUT ROWID;

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
