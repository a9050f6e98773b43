import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  advanceOrders,
  isLiveOrder,
  MOST_LIVE_ORDERS,
  STARTED_FOR_MS,
  type CollectionSlot,
  type Order,
  type OrderAgreement,
  type OrderConsequence,
  type OrderEvent,
  type OrderPayment,
  type OrderSection,
  type SectionChange,
  type VehicleAvailability,
} from '../../../core/order/public';
import type { ToldEvent } from '../checkout/provider-events';
import { toldEvents, type EventEffect } from '../checkout/told-events';
import { fileInPlace } from '../database/file-in-place';
import { keptVehicles, type KeptVehicles } from '../reservations/kept-vehicles';
import { depositRows, type DepositRows, type StoredDeposit } from './deposit-rows';
import { orderErrandBook, type OrderErrandBook } from './order-errands';
import { orderRows, type ConcernedOrders, type OrderContact, type OrderWriter } from './order-rows';
import { layOutOrders } from './order-schema';

interface OfOrder {
  readonly customer: string;
  readonly orderId: string;
}

interface Advanced {
  readonly consequences: readonly OrderConsequence[];
  readonly isChanged: boolean;
}

/** What must be known when an order is placed, as it is while nobody else can change anything. */
export interface PlacingFacts {
  readonly availability: VehicleAvailability;
  readonly lapsed: readonly OrderSection[];
  readonly agreement: OrderAgreement | undefined;
  /** Of what is agreed. */
  readonly current: string;
}

export interface OrderStore
  extends
    Pick<OrderErrandBook, 'due' | 'claim' | 'done' | 'putOff'>,
    Pick<DepositRows, 'endingSoon'> {
  /** @param availability asked for within the transaction */
  readonly start: (
    of: {
      readonly customer: string;
      readonly vehicle: string;
      readonly key: string;
      readonly contact: OrderContact;
    },
    availability: () => VehicleAvailability,
    now: number,
  ) => readonly OrderConsequence[];
  readonly save: (
    of: OfOrder & { readonly change: SectionChange },
    now: number,
  ) => readonly OrderConsequence[];
  /** @param facts asked for within the transaction */
  readonly place: (
    of: OfOrder & { readonly checked: string; readonly contact: OrderContact },
    facts: (order: Order) => PlacingFacts,
    now: number,
  ) => readonly OrderConsequence[];
  readonly cancel: (of: OfOrder, now: number) => readonly OrderConsequence[];
  /** What the branch tells. */
  readonly tell: (
    event: { readonly kind: 'ready' | 'collected'; readonly orderId: string },
    now: number,
  ) => readonly OrderConsequence[];
  readonly pay: (
    of: { readonly orderId: string; readonly payment: Pick<OrderPayment, 'id' | 'amount'> },
    now: number,
  ) => readonly OrderConsequence[];
  /** The customer goes to pay the deposit. */
  readonly payDeposit: (of: OfOrder, now: number) => readonly OrderConsequence[];
  /** The provider has opened a session for an attempt; what it told of that before is applied (PY-1). */
  readonly opened: (attemptId: string, session: string, address: string, now: number) => void;
  /** Marks the event and does its work in one transaction (PY-2). */
  readonly tellDeposit: (event: ToldEvent, now: number) => EventEffect;
  /** Whether an event is of an attempt that is known here. */
  readonly isOfOwn: (event: ToldEvent) => boolean;
  /** One visit to the checkout of a deposit, by the session or by our own id. */
  readonly deposit: (id: string) => StoredDeposit | undefined;
  /** The provider has given a payment back. */
  readonly paidBack: (
    of: { readonly orderId: string; readonly paymentId: string },
    now: number,
  ) => void;
  readonly order: (id: string) => Order | undefined;
  readonly contactOf: (id: string) => OrderContact | undefined;
  /** The newest first. */
  readonly ofCustomer: (customer: string) => readonly Order[];
  /** Since when a vehicle is kept for an order that is placed. @param butFor an order that does not count */
  readonly keptSince: (vehicle: string, now: number, butFor?: string) => number | undefined;
  /** The vehicles that are kept for orders that are placed. */
  readonly kept: (now: number) => KeptVehicles;
  /** Whether a slot is of a live order. @param butFor an order that does not count */
  readonly isSlotTaken: (slot: CollectionSlot, butFor?: string) => boolean;
  /** The slots of a branch that are of live orders, as `slotName` writes them. */
  readonly slotsTaken: (branchId: string) => ReadonlySet<string>;
  readonly hasTooMany: (customer: string) => boolean;
  /** Ends what was started and left, and what waits for a deposit no longer. */
  readonly tick: (now: number) => void;
  /** Forgets the person, three months after an order has ended. */
  readonly forget: (now: number) => void;
  readonly close: () => void;
}

const KEPT_BY_ORDERS = `
  SELECT vehicle, placed_at AS since, NULL AS holdEndsAt,
    CASE state WHEN 'collected' THEN placed_at END AS collectedAt, unpaid_until AS until
  FROM purchase WHERE state IN ('placed', 'ready', 'collected')
    AND coalesce(unpaid_until > ?, 1)`;

const THREE_MONTHS_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Opens, or makes, the orders of a folder: in `reservations.sqlite`, beside the reservations, so that
 * whoever writes there is alone with both. Each change is one transaction that reads what it may
 * concern, decides by the core's machine, and writes what it said.
 * @throws when the file cannot be used.
 */
export function openOrderStore(folder: string): OrderStore {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'reservations.sqlite');
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  layOutOrders(connection);
  const rows = orderRows(connection);
  const deposits = depositRows(connection);
  const { add: addErrands, ...errands } = orderErrandBook(connection);
  const keptSince = connection
    .prepare<[string, string, number], number>(
      `SELECT placed_at FROM purchase WHERE vehicle = ? AND id != ?
       AND state IN ('placed', 'ready', 'collected') AND coalesce(unpaid_until > ?, 1)`,
    )
    .pluck();
  const slotsTaken = connection
    .prepare<[string], string>(
      "SELECT slot FROM purchase WHERE slot GLOB ? AND state IN ('placed', 'ready')",
    )
    .pluck();
  const left = connection
    .prepare<[], string>("SELECT id FROM purchase WHERE state = 'started' ORDER BY changed_at")
    .pluck();
  const contactOf = connection
    .prepare<[string], string>('SELECT contact FROM purchase WHERE id = ?')
    .pluck();
  const forget = connection.prepare<[number]>(
    `UPDATE purchase SET sections = '{}', slot = NULL, contact = '' WHERE ended_at < ?
     AND contact != '' AND NOT EXISTS (SELECT 1 FROM purchase_errand
       WHERE purchase_id = purchase.id AND next_at IS NOT NULL)`,
  );
  const isInPlace = fileInPlace(file);

  const advance = connection.transaction(
    (
      concerned: ConcernedOrders,
      eventOf: (orders: readonly Order[]) => OrderEvent,
      now: number,
      writer: OrderWriter | undefined,
    ): Advanced => {
      const before = rows.concerned(concerned);
      const { orders, consequences } = advanceOrders(before, eventOf(before), now);
      rows.write(before, orders, writer);
      addErrands(consequences, now);
      return { consequences, isChanged: orders.some((order) => !before.includes(order)) };
    },
  );
  const change = (
    concerned: ConcernedOrders,
    eventOf: (orders: readonly Order[]) => OrderEvent,
    now: number,
    writer?: OrderWriter,
  ): readonly OrderConsequence[] => {
    if (!isInPlace()) throw new Error('The file of orders is not in its place any more');
    return advance.immediate(concerned, eventOf, now, writer).consequences;
  };

  const events = toldEvents<StoredDeposit>(
    connection,
    ({ kind: news }, { id: attemptId, orderId }, now) =>
      advance({ orderId }, () => ({ kind: 'deposit-told', news, attemptId }), now, undefined)
        .isChanged,
    ({ amountPence }) => amountPence,
  );
  const tellDeposit = connection.transaction((event: ToldEvent, now: number): EventEffect =>
    events.take(event, deposits.ofEvent(event), now),
  );
  const opened = connection.transaction(
    (attemptId: string, session: string, address: string, now: number) => {
      deposits.setSession(attemptId, session, address);
      const deposit = deposits.attempt(attemptId);
      if (deposit === undefined) throw new Error('A session was opened for no deposit');
      events.catchUp(session, attemptId, deposit, now);
      deposits.closeAgain(attemptId, now);
    },
  );

  const isSlotTaken: OrderStore['isSlotTaken'] = (slot, butFor) =>
    rows.concerned({ slot }).some(({ id }) => id !== butFor);

  return {
    ...errands,
    start: ({ contact, ...of }, availability, now) =>
      change(
        of,
        () => ({
          kind: 'start',
          ...of,
          orderId: randomBytes(16).toString('hex'),
          availability: availability(),
        }),
        now,
        { customer: of.customer, contact },
      ),
    save: (of, now) => change({ orderId: of.orderId }, () => ({ kind: 'save', ...of }), now),
    place: ({ contact, checked, ...of }, facts, now) => {
      // What it is of never changes; its slot may, and is read again with the lock.
      const placing = connection.transaction(() => {
        const order = rows.byId(of.orderId);
        const slot = order?.sections.collection?.answer;
        return change(
          {
            ...of,
            ...(order !== undefined && { vehicle: order.vehicle }),
            ...(slot !== undefined && { slot }),
          },
          (orders) => {
            const found = orders.find(({ id }) => id === of.orderId);
            const { agreement, ...known } = found === undefined ? NOTHING_KNOWN : facts(found);
            return {
              kind: 'place',
              ...of,
              checked,
              ...known,
              ...(agreement !== undefined && { agreement }),
            };
          },
          now,
          { customer: of.customer, contact },
        );
      });
      return placing.immediate();
    },
    cancel: (of, now) => change({ orderId: of.orderId }, () => ({ kind: 'cancel', ...of }), now),
    tell: (event, now) => change({ orderId: event.orderId }, () => event, now),
    pay: (of, now) => change({ orderId: of.orderId }, () => ({ kind: 'paid', ...of }), now),
    payDeposit: (of, now) =>
      change(
        { orderId: of.orderId },
        () => ({ kind: 'pay-deposit', ...of, attemptId: randomBytes(16).toString('hex') }),
        now,
      ),
    opened: (attemptId, session, address, now) => {
      opened.immediate(attemptId, session, address, now);
    },
    tellDeposit: (event, now) => {
      if (!isInPlace()) throw new Error('The file of orders is not in its place any more');
      return tellDeposit.immediate(event, now);
    },
    isOfOwn: (event) => deposits.ofEvent(event) !== undefined,
    deposit: deposits.attempt,
    endingSoon: deposits.endingSoon,
    paidBack: (of, now) => {
      change({ orderId: of.orderId }, () => ({ kind: 'paid-back', ...of }), now);
    },
    order: rows.byId,
    contactOf: (id) => {
      const kept = contactOf.get(id) ?? '';
      return kept === '' ? undefined : (JSON.parse(kept) as OrderContact);
    },
    ofCustomer: rows.ofCustomer,
    keptSince: (vehicle, now, butFor = '') => keptSince.get(vehicle, butFor, now),
    kept: keptVehicles(connection, KEPT_BY_ORDERS),
    isSlotTaken,
    slotsTaken: (branchId) => new Set(slotsTaken.all(`${branchId}/*`)),
    hasTooMany: (customer) =>
      rows.concerned({ customer }).filter(isLiveOrder).length >= MOST_LIVE_ORDERS,
    tick: (now) => {
      for (const orderId of left.all()) {
        const order = rows.byId(orderId);
        if (order === undefined || order.changedAt + STARTED_FOR_MS > now) break;
        change({ orderId }, () => ({ kind: 'clock' }), now);
      }
      for (const orderId of deposits.over(now)) change({ orderId }, () => ({ kind: 'clock' }), now);
    },
    forget: (now) => {
      forget.run(now - THREE_MONTHS_MS);
    },
    close: () => {
      connection.close();
    },
  };
}

/** Of an order that is not there. */
const NOTHING_KNOWN: PlacingFacts = {
  availability: { kind: 'not-for-sale' },
  lapsed: [],
  agreement: undefined,
  current: '',
};
