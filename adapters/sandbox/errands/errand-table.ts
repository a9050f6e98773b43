import type Database from 'better-sqlite3';

/** Something to be done elsewhere because of what stands in a file. */
export interface DueErrand {
  readonly id: number;
  readonly kind: string;
  readonly tries: number;
  readonly nextAt: number;
}

/** Errands are written in the transaction that decides them, done afterwards, and tried again until they are done. */
export interface ErrandTable<Errand extends DueErrand> {
  readonly due: (now: number) => readonly Errand[];
  /** Takes one until the time given, so that no other process does it meanwhile. @returns whether it was free */
  readonly claim: (errand: Errand, until: number) => boolean;
  readonly done: (id: number) => void;
  readonly putOff: (id: number, until: number, problem: string) => void;
}

/** At a time. */
const MOST = 100;
const LONGEST_PROBLEM = 300;

/** @param about the columns that say what an errand is of, each as it is called in it */
export function errandTable<Errand extends DueErrand>(
  connection: Database.Database,
  table: string,
  about: string,
): ErrandTable<Errand> {
  const due = connection.prepare<[number, number], Errand>(
    `SELECT id, kind, ${about}, tries, next_at AS nextAt FROM ${table}
     WHERE next_at <= ? ORDER BY id LIMIT ?`,
  );
  const claim = connection.prepare<[number, number, number]>(
    `UPDATE ${table} SET next_at = ? WHERE id = ? AND next_at = ?`,
  );
  const done = connection.prepare<[number]>(`UPDATE ${table} SET next_at = NULL WHERE id = ?`);
  const putOff = connection.prepare<[number, string, number]>(
    `UPDATE ${table} SET tries = tries + 1, next_at = ?, problem = ? WHERE id = ?`,
  );
  return {
    due: (now) => due.all(now, MOST),
    claim: ({ id, nextAt }, until) => claim.run(until, id, nextAt).changes === 1,
    done: (id) => {
      done.run(id);
    },
    putOff: (id, until, problem) => {
      putOff.run(until, problem.slice(0, LONGEST_PROBLEM), id);
    },
  };
}
