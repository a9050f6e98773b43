import type Database from 'better-sqlite3';
import { pence } from '../../../core/kernel/money';
import {
  depositOf,
  isLiveOrder,
  slotName,
  type CollectionSlot,
  type DepositAttempt,
  type Order,
  type OrderAgreement,
  type OrderPayment,
  type OrderSections,
  type OrderState,
} from '../../../core/order/public';

/** Who is written to about an order: told by the account, and kept with what was said. */
export interface OrderContact {
  readonly email: string;
}

/** Who has sent what is written: orders of others that end by it keep whom they are of. */
export interface OrderWriter {
  readonly customer: string;
  readonly contact: OrderContact;
}

interface OrderRow {
  readonly id: string;
  readonly customer: string;
  readonly key: string;
  readonly vehicle: string;
  readonly state: OrderState;
  readonly started_at: number;
  readonly changed_at: number;
  readonly placed_at: number | null;
  readonly ended_at: number | null;
  readonly sections: string;
  readonly agreement: string | null;
  readonly deposit_due: number | null;
}

interface AttemptRow extends Omit<DepositAttempt, 'amount' | 'endsAt'> {
  readonly amount: number;
  readonly ends_at: number;
}

interface PaymentRow {
  readonly id: string;
  readonly amount: number;
  readonly is_paid_back: 0 | 1;
  readonly paid_back_at: number | null;
}

/** What of the file an event may concern; what is not named concerns nothing. */
export interface ConcernedOrders {
  readonly customer?: string;
  readonly key?: string;
  readonly orderId?: string;
  readonly vehicle?: string;
  readonly slot?: CollectionSlot;
}

export interface OrderRows {
  readonly concerned: (of: ConcernedOrders) => readonly Order[];
  readonly byId: (id: string) => Order | undefined;
  /** The newest first. */
  readonly ofCustomer: (customer: string) => readonly Order[];
  /** Within a transaction; only what has changed. */
  readonly write: (
    before: readonly Order[],
    after: readonly Order[],
    writer: OrderWriter | undefined,
  ) => void;
}

const slotOf = ({ sections: { collection } }: Order): string | null =>
  collection === undefined ? null : slotName(collection.answer);

/** As many of a customer's are looked at: more than anybody has. */
const MOST = 200;

/** Orders as rows of the file, and rows as orders. */
export function orderRows(connection: Database.Database): OrderRows {
  const concerned = connection.prepare<
    {
      readonly customer: string;
      readonly key: string;
      readonly orderId: string;
      readonly vehicle: string;
      readonly slot: string;
    },
    OrderRow
  >(
    `SELECT * FROM purchase WHERE id = @orderId
       OR (customer = @customer AND (state IN ('started', 'placed', 'ready') OR key = @key OR vehicle = @vehicle))
       OR (vehicle = @vehicle AND state IN ('placed', 'ready', 'collected'))
       OR (slot = @slot AND state IN ('placed', 'ready'))
     ORDER BY started_at, id`,
  );
  const byId = connection.prepare<[string], OrderRow>('SELECT * FROM purchase WHERE id = ?');
  const ofCustomer = connection.prepare<[string, number], OrderRow>(
    'SELECT * FROM purchase WHERE customer = ? ORDER BY started_at DESC, id LIMIT ?',
  );
  const payments = connection.prepare<[string], PaymentRow>(
    `SELECT id, amount, is_paid_back, paid_back_at FROM purchase_payment
     WHERE purchase_id = ? ORDER BY id`,
  );
  const insert = connection.prepare(
    `INSERT INTO purchase (id, customer, key, vehicle, state, started_at, changed_at, placed_at,
       ended_at, sections, slot, agreement, contact, deposit_due, unpaid_until)
     VALUES (@id, @customer, @key, @vehicle, @state, @startedAt, @changedAt, @placedAt, @endedAt,
       @sections, @slot, @agreement, @contact, @depositDue, @unpaidUntil)`,
  );
  const update = connection.prepare(
    `UPDATE purchase SET state = @state, changed_at = @changedAt, placed_at = @placedAt,
       ended_at = @endedAt, sections = @sections, slot = @slot, agreement = @agreement,
       deposit_due = @depositDue, unpaid_until = @unpaidUntil,
       contact = CASE WHEN @contact = '' THEN contact ELSE @contact END
     WHERE id = @id`,
  );
  const writePayment = connection.prepare(
    `INSERT INTO purchase_payment (id, purchase_id, amount, is_paid_back, paid_back_at)
     VALUES (@id, @purchaseId, @amount, @isPaidBack, @paidBackAt)
     ON CONFLICT (purchase_id, id) DO UPDATE SET is_paid_back = excluded.is_paid_back,
       paid_back_at = excluded.paid_back_at`,
  );
  const attempts = connection.prepare<[string], AttemptRow>(
    'SELECT id, state, amount, ends_at FROM purchase_attempt WHERE purchase_id = ? ORDER BY place',
  );
  const writeAttempt = connection.prepare(
    `INSERT INTO purchase_attempt (id, purchase_id, place, state, amount, ends_at)
     VALUES (@id, @purchaseId, @place, @state, @amount, @endsAt)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state`,
  );

  const toOrder = ({
    started_at: startedAt,
    changed_at: changedAt,
    placed_at: placedAt,
    ended_at: endedAt,
    sections,
    agreement,
    deposit_due: depositDueAt,
    ...row
  }: OrderRow): Order => ({
    id: row.id,
    customer: row.customer,
    key: row.key,
    vehicle: row.vehicle,
    state: row.state,
    startedAt,
    changedAt,
    ...(placedAt !== null && { placedAt }),
    ...(endedAt !== null && { endedAt }),
    sections: JSON.parse(sections) as OrderSections,
    ...(agreement !== null && { agreement: JSON.parse(agreement) as OrderAgreement }),
    ...(depositDueAt !== null && { depositDueAt }),
    payments: payments
      .all(row.id)
      .map(({ id, amount, is_paid_back, paid_back_at }): OrderPayment => ({
        id,
        amount: pence(amount),
        isPaidBack: is_paid_back === 1,
        ...(paid_back_at !== null && { paidBackAt: paid_back_at }),
      })),
    attempts: attempts.all(row.id).map(({ amount, ends_at: endsAt, ...attempt }) => ({
      ...attempt,
      amount: pence(amount),
      endsAt,
    })),
  });

  return {
    concerned: ({ customer = '', key = '', orderId = '', vehicle = '', slot }) =>
      concerned
        .all({
          customer,
          key,
          orderId,
          vehicle,
          slot: slot === undefined ? '' : slotName(slot),
        })
        .map(toOrder),
    byId: (id) => {
      const row = byId.get(id);
      return row && toOrder(row);
    },
    ofCustomer: (customer) => ofCustomer.all(customer, MOST).map(toOrder),
    write: (before, after, writer) => {
      // The file has one live order a vehicle and a slot at every moment: what has ended goes first.
      const changed = after.filter((order) => !before.includes(order));
      const inOrder = [
        ...changed.filter((order) => !isLiveOrder(order)),
        ...changed.filter(isLiveOrder),
      ];
      for (const order of inOrder) {
        const known = before.find(({ id }) => id === order.id);
        (known === undefined ? insert : update).run({
          ...order,
          placedAt: order.placedAt ?? null,
          endedAt: order.endedAt ?? null,
          sections: JSON.stringify(order.sections),
          slot: slotOf(order),
          agreement: order.agreement === undefined ? null : JSON.stringify(order.agreement),
          contact: writer?.customer === order.customer ? JSON.stringify(writer.contact) : '',
          depositDue: order.depositDueAt ?? null,
          unpaidUntil: depositOf(order).dueAt ?? null,
          payments: undefined,
          attempts: undefined,
        });
        for (const payment of order.payments) {
          if (known?.payments.includes(payment) === true) continue;
          writePayment.run({
            id: payment.id,
            amount: payment.amount,
            purchaseId: order.id,
            isPaidBack: payment.isPaidBack ? 1 : 0,
            paidBackAt: payment.paidBackAt ?? null,
          });
        }
        order.attempts.forEach((attempt, place) => {
          if (known?.attempts.includes(attempt) === true) return;
          writeAttempt.run({ ...attempt, purchaseId: order.id, place });
        });
      }
    },
  };
}
