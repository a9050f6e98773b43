import type Database from 'better-sqlite3';
import type { RefundReason, ReservationConsequence } from '../../../core/reservation/public';

/**
 * What is to be done elsewhere because of what stands in the file: at the provider, and at the desk.
 * Written in the transaction that decides it, done afterwards, and tried again until it is done.
 */
export type ErrandKind =
  'close-checkout' | 'refund' | 'tell-reserved' | 'tell-given-back' | `tell-${RefundReason}`;

export interface Errand {
  readonly id: number;
  readonly kind: ErrandKind;
  readonly attemptId: string;
  readonly tries: number;
  readonly nextAt: number;
}

export interface ErrandBook {
  /** Within a transaction; what was to be done already is to be done once. */
  readonly add: (consequences: readonly ReservationConsequence[], at: number) => void;
  readonly due: (now: number) => readonly Errand[];
  /** Takes one until the time given, so that no other process does it meanwhile. @returns whether it was free */
  readonly claim: (errand: Errand, until: number) => boolean;
  readonly done: (id: number) => void;
  readonly putOff: (id: number, until: number, problem: string) => void;
}

function kindsOf(consequence: ReservationConsequence): readonly ErrandKind[] {
  switch (consequence.kind) {
    case 'close-checkout':
      return ['close-checkout'];
    case 'refund':
      return ['refund', `tell-${consequence.why}`];
    case 'confirm':
      return ['tell-reserved'];
    case 'given-back':
      return ['tell-given-back'];
    case 'cannot-end':
    case 'go-to-checkout':
    case 'show':
    case 'refuse':
    case 'unknown-attempt':
      return [];
  }
}

/** At a time. */
const MOST = 100;
const LONGEST_PROBLEM = 300;

export function errandBook(connection: Database.Database): ErrandBook {
  const insert = connection.prepare<[string, ErrandKind, number]>(
    `INSERT INTO errand (attempt_id, kind, next_at) VALUES (?, ?, ?)
     ON CONFLICT (attempt_id, kind) DO NOTHING`,
  );
  const due = connection.prepare<[number, number], Errand>(
    `SELECT id, kind, attempt_id AS attemptId, tries, next_at AS nextAt FROM errand
     WHERE next_at <= ? ORDER BY id LIMIT ?`,
  );
  const claim = connection.prepare<[number, number, number]>(
    'UPDATE errand SET next_at = ? WHERE id = ? AND next_at = ?',
  );
  const done = connection.prepare<[number]>('UPDATE errand SET next_at = NULL WHERE id = ?');
  const putOff = connection.prepare<[number, string, number]>(
    'UPDATE errand SET tries = tries + 1, next_at = ?, problem = ? WHERE id = ?',
  );
  return {
    add: (consequences, at) => {
      for (const consequence of consequences) {
        if (!('attemptId' in consequence)) continue;
        for (const kind of kindsOf(consequence)) insert.run(consequence.attemptId, kind, at);
      }
    },
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
