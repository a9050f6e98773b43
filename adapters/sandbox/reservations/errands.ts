import type Database from 'better-sqlite3';
import type { RefundReason, ReservationConsequence } from '../../../core/reservation/public';
import { errandTable, type DueErrand, type ErrandTable } from '../errands/errand-table';

/**
 * What is to be done elsewhere because of what stands in the file: at the provider, and at the desk.
 * Written in the transaction that decides it, done afterwards, and tried again until it is done.
 */
export type ErrandKind =
  'close-checkout' | 'refund' | 'tell-reserved' | 'tell-given-back' | `tell-${RefundReason}`;

export interface Errand extends DueErrand {
  readonly kind: ErrandKind;
  readonly attemptId: string;
}

export interface ErrandBook extends ErrandTable<Errand> {
  /** Within a transaction; what was to be done already is to be done once. */
  readonly add: (consequences: readonly ReservationConsequence[], at: number) => void;
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

export function errandBook(connection: Database.Database): ErrandBook {
  const insert = connection.prepare<[string, ErrandKind, number]>(
    `INSERT INTO errand (attempt_id, kind, next_at) VALUES (?, ?, ?)
     ON CONFLICT (attempt_id, kind) DO NOTHING`,
  );
  return {
    add: (consequences, at) => {
      for (const consequence of consequences) {
        if (!('attemptId' in consequence)) continue;
        for (const kind of kindsOf(consequence)) insert.run(consequence.attemptId, kind, at);
      }
    },
    ...errandTable<Errand>(connection, 'errand', 'attempt_id AS attemptId'),
  };
}
