import type Database from 'better-sqlite3';
import type { ToldEvent } from './provider-events';

/** `kept`: nobody knows the attempt yet; `passed-over`: it is of another sum than was asked for. */
export type EventEffect = 'applied' | 'no-effect' | 'repeated' | 'kept' | 'passed-over';

/** In the file of whoever sells: what the provider has told, each once. Times are milliseconds since 1970 in UTC. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS event (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session TEXT NOT NULL,
    reference TEXT NOT NULL,
    effect TEXT NOT NULL,
    amount INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS event_kept ON event (session) WHERE effect = 'kept';
`;

/** Makes the table, or adds to that of an older file what it has not got. */
export function layOutToldEvents(connection: Database.Database): void {
  connection.exec(SCHEMA);
  const lay = connection.transaction(() => {
    const has = connection
      .prepare<[], number>("SELECT 1 FROM pragma_table_info('event') WHERE name = 'amount'")
      .get();
    if (has === undefined) connection.exec('ALTER TABLE event ADD COLUMN amount INTEGER');
  });
  lay.immediate();
}

interface KeptEvent extends Omit<ToldEvent, 'amountPence'> {
  readonly amount: number | null;
}

/** What the provider has told, within transactions of whoever decides what it means. */
export interface ToldEvents<Of> {
  /** Marks the event and does its work; one that was there before does nothing (PY-2). */
  readonly take: (event: ToldEvent, of: Of | undefined, now: number) => EventEffect;
  /** The attempt is known from now on: what was told of it before is done (PY-1). */
  readonly catchUp: (session: string, reference: string, of: Of, now: number) => void;
}

/**
 * @param apply does what an event means for the attempt that it is of. @returns whether it changed anything
 * @param askedFor what was to be paid at the attempt. Pence.
 */
export function toldEvents<Of>(
  connection: Database.Database,
  apply: (event: ToldEvent, of: Of, now: number) => boolean,
  askedFor: (of: Of) => number,
): ToldEvents<Of> {
  const add = connection.prepare(
    `INSERT INTO event (id, at, kind, session, reference, effect, amount)
     VALUES (@id, @at, @kind, @session, @reference, 'kept', @amount) ON CONFLICT (id) DO NOTHING`,
  );
  const effectOf = connection
    .prepare<[string], string>('SELECT effect FROM event WHERE id = ?')
    .pluck();
  const setEffect = connection.prepare<[string, string]>(
    'UPDATE event SET effect = ? WHERE id = ?',
  );
  const kept = connection.prepare<[string, string], KeptEvent>(
    `SELECT id, kind, session, reference, amount FROM event
     WHERE effect = 'kept' AND (session = ? OR reference = ?) ORDER BY at, id`,
  );
  const effectOn = (event: ToldEvent, of: Of, now: number): EventEffect => {
    const { kind, amountPence } = event;
    if (kind === 'paid' && amountPence !== undefined && amountPence !== askedFor(of)) {
      return 'passed-over';
    }
    return apply(event, of, now) ? 'applied' : 'no-effect';
  };
  const done = (event: ToldEvent, of: Of, now: number): EventEffect => {
    const effect = effectOn(event, of, now);
    setEffect.run(effect, event.id);
    return effect;
  };
  return {
    take: (event, of, now) => {
      const { id, kind, session, reference, amountPence: amount = null } = event;
      const { changes } = add.run({ id, kind, session, reference, amount, at: now });
      if (changes === 0 && effectOf.get(id) !== 'kept') return 'repeated';
      return of === undefined ? 'kept' : done(event, of, now);
    },
    catchUp: (session, reference, of, now) => {
      for (const { amount, ...event } of kept.all(session, reference)) {
        done({ ...event, ...(amount !== null && { amountPence: amount }) }, of, now);
      }
    },
  };
}
