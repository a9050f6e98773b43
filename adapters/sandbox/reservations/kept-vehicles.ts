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
}

/**
 * The vehicles that are kept for somebody, as they are needed with every answer that tells a vehicle:
 * read again once the file has changed, by this connection or another, or once a hold has ended.
 */
export function keptVehicles(connection: Database.Database): (now: number) => KeptVehicles {
  const rows = connection.prepare<[number], Row>(
    `SELECT vehicle, held_at AS since, CASE state WHEN 'held' THEN hold_ends_at END AS holdEndsAt,
       collected_at AS collectedAt
     FROM reservation WHERE state = 'reserved' OR (state = 'held' AND hold_ends_at > ?)`,
  );
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
    until = Math.min(...found.map(({ holdEndsAt }) => holdEndsAt ?? Infinity));
    kept = new Map(
      found.map(({ vehicle, since, holdEndsAt, collectedAt }) => [
        vehicle,
        { since, holdEndsAt: holdEndsAt ?? undefined, isCollected: collectedAt !== null },
      ]),
    );
    return kept;
  };
}
