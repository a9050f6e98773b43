import type Database from 'better-sqlite3';
import type { OrderConsequence } from '../../../core/order/public';

/** What is to be done elsewhere because of what stands in the file; tried again until it is done. */
export type OrderErrandKind = 'tell-placed' | 'tell-ready' | 'tell-cancelled' | 'pay-back';

export interface OrderErrand {
  readonly id: number;
  readonly kind: OrderErrandKind;
  readonly orderId: string;
  readonly paymentId: string;
  readonly tries: number;
  readonly nextAt: number;
}

export interface OrderErrandBook {
  /** Within a transaction; what was to be done already is to be done once. */
  readonly add: (consequences: readonly OrderConsequence[], at: number) => void;
  readonly due: (now: number) => readonly OrderErrand[];
  /** Takes one until the time given, so that no other process does it meanwhile. @returns whether it was free */
  readonly claim: (errand: OrderErrand, until: number) => boolean;
  readonly done: (id: number) => void;
  readonly putOff: (id: number, until: number, problem: string) => void;
}

/** At a time. */
const MOST = 100;
const LONGEST_PROBLEM = 300;

export function orderErrandBook(connection: Database.Database): OrderErrandBook {
  const insert = connection.prepare<[string, OrderErrandKind, string, number]>(
    `INSERT INTO purchase_errand (purchase_id, kind, payment_id, next_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (purchase_id, kind, payment_id) DO NOTHING`,
  );
  const due = connection.prepare<[number, number], OrderErrand>(
    `SELECT id, kind, purchase_id AS orderId, payment_id AS paymentId, tries, next_at AS nextAt
     FROM purchase_errand WHERE next_at <= ? ORDER BY id LIMIT ?`,
  );
  const claim = connection.prepare<[number, number, number]>(
    'UPDATE purchase_errand SET next_at = ? WHERE id = ? AND next_at = ?',
  );
  const done = connection.prepare<[number]>(
    'UPDATE purchase_errand SET next_at = NULL WHERE id = ?',
  );
  const putOff = connection.prepare<[number, string, number]>(
    'UPDATE purchase_errand SET tries = tries + 1, next_at = ?, problem = ? WHERE id = ?',
  );
  return {
    add: (consequences, at) => {
      for (const each of consequences) {
        if (each.kind === 'tell') insert.run(each.orderId, `tell-${each.what}`, '', at);
        if (each.kind === 'pay-back') insert.run(each.orderId, 'pay-back', each.paymentId, at);
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
