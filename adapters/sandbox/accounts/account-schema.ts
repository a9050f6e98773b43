/**
 * The file of accounts. Times are milliseconds since 1970 in UTC. Of tokens, links and challenges
 * there are digests only, of passwords what scrypt makes of them; tries are kept by keyed digests.
 */
export const ACCOUNT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS account (
    id TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    first_name TEXT NOT NULL DEFAULT '',
    last_name TEXT NOT NULL DEFAULT '',
    password TEXT,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS session (
    digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES account (id),
    at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS session_account ON session (account_id);

  CREATE TABLE IF NOT EXISTS link (
    digest TEXT PRIMARY KEY,
    email_key TEXT NOT NULL,
    email TEXT NOT NULL,
    at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS link_email ON link (email_key, at);

  CREATE TABLE IF NOT EXISTS passkey (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES account (id),
    rp_id TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS passkey_account ON passkey (account_id, added_at);

  CREATE TABLE IF NOT EXISTS challenge (
    digest TEXT PRIMARY KEY,
    account_id TEXT,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS try (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    what TEXT NOT NULL,
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS try_email ON try (what, email, at);
  CREATE INDEX IF NOT EXISTS try_address ON try (what, address, at);

  CREATE TABLE IF NOT EXISTS known_place (
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (email, address)
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS shortlist (
    account_id TEXT PRIMARY KEY REFERENCES account (id),
    slugs TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
`;
