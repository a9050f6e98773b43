import type Database from 'better-sqlite3';

/** Milliseconds since 1970 in UTC. */
export interface KeptVehicle {
  readonly since: number;
  /** While it is paid for; not of one that is. */
  readonly holdEndsAt: number | undefined;
  /** It was handed over. */
  readonly isCollected: boolean;
}

/** By stock number; the very same as long as it says the same. */
export type KeptVehicles = ReadonlyMap<string, KeptVehicle>;

interface Row {
  readonly vehicle: string;
  readonly since: number;
  readonly holdEndsAt: number | null;
  readonly collectedAt: number | null;
  /** When it is not kept any more, if nothing happens. */
  readonly until: number | null;
}

const BY_RESERVATIONS = `
  SELECT vehicle, held_at AS since, CASE state WHEN 'held' THEN hold_ends_at END AS holdEndsAt,
    collected_at AS collectedAt, CASE state WHEN 'held' THEN hold_ends_at END AS until
  FROM reservation WHERE state = 'reserved' OR (state = 'held' AND hold_ends_at > ?)`;

/**
 * The vehicles that are kept for somebody, as they are needed with every answer that tells a vehicle:
 * read again once the file has changed, by this connection or another, or once a hold has ended.
 * @param query of rows as above, asked with the moment
 */
export function keptVehicles(
  connection: Database.Database,
  query: string = BY_RESERVATIONS,
): (now: number) => KeptVehicles {
  const rows = connection.prepare<[number], Row>(query);
  const byOthers = connection.prepare<[], number>('PRAGMA data_version').pluck();
  const byOurselves = connection.prepare<[], number>('SELECT total_changes()').pluck();
  let version = '';
  let from = 0;
  let until = 0;
  let kept: KeptVehicles = new Map();
  return (now) => {
    const current = `${String(byOthers.get())}/${String(byOurselves.get())}`;
    if (current === version && now >= from && now < until) return kept;
    const found = rows.all(now);
    version = current;
    from = now;
    until = Math.min(...found.map((row) => row.until ?? Infinity));
    kept = new Map(
      found.map(({ vehicle, since, holdEndsAt, collectedAt }) => [
        vehicle,
        { since, holdEndsAt: holdEndsAt ?? undefined, isCollected: collectedAt !== null },
      ]),
    );
    return kept;
  };
}

/** Those of two books, the second before the first; the very same as long as both say the same. */
export function keptTogether(
  first: () => KeptVehicles,
  second: () => KeptVehicles,
): () => KeptVehicles {
  let of: readonly KeptVehicles[] = [];
  let all: KeptVehicles = new Map();
  return () => {
    const [one, other] = [first(), second()];
    if (of[0] !== one || of[1] !== other) {
      of = [one, other];
      all = new Map([...one, ...other]);
    }
    return all;
  };
}
