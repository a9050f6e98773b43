import type Database from 'better-sqlite3';
import type { DepositNews, OrderConsequence, OrderNews } from '../../../core/order/public';
import { errandTable, type DueErrand, type ErrandTable } from '../errands/errand-table';

/** What is to be done elsewhere because of what stands in the file; tried again until it is done. */
export type OrderErrandKind = `tell-${OrderNews | DepositNews}` | 'close-checkout' | 'pay-back';

export interface OrderErrand extends DueErrand {
  readonly kind: OrderErrandKind;
  readonly orderId: string;
  /** Of the payment, or the attempt to make it, that it is about; empty where it is about none. */
  readonly paymentId: string;
}

export interface OrderErrandBook extends ErrandTable<OrderErrand> {
  /** Within a transaction; what was to be done already is to be done once. */
  readonly add: (consequences: readonly OrderConsequence[], at: number) => void;
}

export function orderErrandBook(connection: Database.Database): OrderErrandBook {
  const insert = connection.prepare<[string, OrderErrandKind, string, number]>(
    `INSERT INTO purchase_errand (purchase_id, kind, payment_id, next_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (purchase_id, kind, payment_id) DO NOTHING`,
  );
  return {
    add: (consequences, at) => {
      for (const each of consequences) {
        if (each.kind === 'tell') insert.run(each.orderId, `tell-${each.what}`, '', at);
        if (each.kind === 'tell-payment') {
          insert.run(each.orderId, `tell-${each.what}`, each.paymentId, at);
        }
        if (each.kind === 'close-checkout') {
          insert.run(each.orderId, 'close-checkout', each.attemptId, at);
        }
        if (each.kind === 'pay-back') insert.run(each.orderId, 'pay-back', each.paymentId, at);
      }
    },
    ...errandTable<OrderErrand>(
      connection,
      'purchase_errand',
      'purchase_id AS orderId, payment_id AS paymentId',
    ),
  };
}
