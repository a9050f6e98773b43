import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileInPlace } from '../database/file-in-place';

/** A valuation as it was made. Nothing of the person is in it: that went to the desk. */
export interface StoredValuation {
  /** 32 hexadecimal digits that nobody can guess. */
  readonly hash: string;
  /** The same for every repeat of one request, and for no other. */
  readonly key: string;
  /** Of what was asked, so that a key that comes with something else is known. */
  readonly fingerprint: string;
  readonly vrm: string;
  readonly mileage: number;
  /** Milliseconds since 1970 in UTC. */
  readonly madeAt: number;
  /** "2026-12-06". */
  readonly lastDay: string;
  /** As JSON: the vehicle, and what it comes to. */
  readonly answer: string;
}

export interface ValuationStore {
  /** One valuation a key: what is stored under it, which may be of an earlier request. */
  readonly take: (valuation: StoredValuation) => StoredValuation;
  readonly byHash: (hash: string) => StoredValuation | undefined;
  /** The latest of a mark at a mileage whose last day is not over. @param today "2026-11-29" */
  readonly current: (vrm: string, mileage: number, today: string) => StoredValuation | undefined;
  readonly close: () => void;
}

interface Row {
  readonly hash: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly vrm: string;
  readonly mileage: number;
  readonly made_at: number;
  readonly last_day: string;
  readonly answer: string;
}

const toValuation = ({ made_at, last_day, ...row }: Row): StoredValuation => ({
  ...row,
  madeAt: made_at,
  lastDay: last_day,
});

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS valuation (
    hash TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    vrm TEXT NOT NULL,
    mileage INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    last_day TEXT NOT NULL,
    answer TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS valuation_mark ON valuation (vrm, mileage, last_day);
`;

/** Opens, or makes, the valuations of a folder: `valuations.sqlite` in it. @throws when that cannot be. */
export function openValuationStore(folder: string): ValuationStore {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'valuations.sqlite');
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.exec(SCHEMA);
  const insert = connection.prepare<StoredValuation>(
    `INSERT INTO valuation (hash, key, fingerprint, vrm, mileage, made_at, last_day, answer)
     VALUES (@hash, @key, @fingerprint, @vrm, @mileage, @madeAt, @lastDay, @answer)
     ON CONFLICT (key) DO NOTHING`,
  );
  const byKey = connection.prepare<[string], Row>('SELECT * FROM valuation WHERE key = ?');
  const byHash = connection.prepare<[string], Row>('SELECT * FROM valuation WHERE hash = ?');
  const current = connection.prepare<[string, number, string], Row>(
    `SELECT * FROM valuation WHERE vrm = ? AND mileage = ? AND last_day >= ?
     ORDER BY made_at DESC LIMIT 1`,
  );
  const isInPlace = fileInPlace(file);
  const found = (row: Row | undefined): StoredValuation | undefined =>
    row === undefined ? undefined : toValuation(row);
  return {
    take: (valuation) => {
      if (!isInPlace()) throw new Error('The file of valuations is not in its place any more');
      insert.run(valuation);
      const stored = byKey.get(valuation.key);
      if (stored === undefined) throw new Error('A valuation was not stored');
      return toValuation(stored);
    },
    byHash: (hash) => found(byHash.get(hash)),
    current: (vrm, mileage, today) => found(current.get(vrm, mileage, today)),
    close: () => {
      connection.close();
    },
  };
}
