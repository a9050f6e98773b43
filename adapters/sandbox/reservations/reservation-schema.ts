/** The file of reservations. Times are milliseconds since 1970 in UTC. */
export const RESERVATION_SCHEMA = `
  CREATE TABLE IF NOT EXISTS reservation (
    id TEXT PRIMARY KEY,
    vehicle TEXT NOT NULL,
    owner TEXT NOT NULL,
    state TEXT NOT NULL,
    held_at INTEGER NOT NULL,
    hold_ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reservation_vehicle ON reservation (vehicle);
  CREATE UNIQUE INDEX IF NOT EXISTS reservation_live ON reservation (vehicle)
    WHERE state IN ('held', 'reserved');
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
    request TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS attempt_reservation ON attempt (reservation_id, place);
  CREATE INDEX IF NOT EXISTS attempt_key ON attempt (key);

  CREATE TABLE IF NOT EXISTS event (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session TEXT NOT NULL,
    reference TEXT NOT NULL,
    effect TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS event_kept ON event (session) WHERE effect = 'kept';

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
