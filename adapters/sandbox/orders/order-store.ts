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
import { fileInPlace } from '../database/file-in-place';
import { keptVehicles, type KeptVehicles } from '../reservations/kept-vehicles';
import { orderErrandBook, type OrderErrandBook } from './order-errands';
import { orderRows, type ConcernedOrders, type OrderContact } from './order-rows';
import { ORDER_SCHEMA } from './order-schema';

interface OfOrder {
  readonly customer: string;
  readonly orderId: string;
}

/** What must be known when an order is placed, as it is while nobody else can change anything. */
export interface PlacingFacts {
  readonly availability: VehicleAvailability;
  readonly lapsed: readonly OrderSection[];
  readonly agreement: OrderAgreement | undefined;
  /** Of what is agreed. */
  readonly current: string;
}

export interface OrderStore extends Pick<OrderErrandBook, 'due' | 'claim' | 'done' | 'putOff'> {
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
    of: { readonly orderId: string; readonly payment: Omit<OrderPayment, 'isPaidBack'> },
    now: number,
  ) => readonly OrderConsequence[];
  readonly order: (id: string) => Order | undefined;
  readonly contactOf: (id: string) => OrderContact | undefined;
  /** The newest first. */
  readonly ofCustomer: (customer: string) => readonly Order[];
  /** Since when a vehicle is kept for an order that is placed. @param butFor an order that does not count */
  readonly keptSince: (vehicle: string, butFor?: string) => number | undefined;
  /** The vehicles that are kept for orders that are placed. */
  readonly kept: (now: number) => KeptVehicles;
  /** Whether a slot is of a live order. @param butFor an order that does not count */
  readonly isSlotTaken: (slot: CollectionSlot, butFor?: string) => boolean;
  /** The slots of a branch that are of live orders, as `slotName` writes them. */
  readonly slotsTaken: (branchId: string) => ReadonlySet<string>;
  readonly hasTooMany: (customer: string) => boolean;
  /** Ends what was started and left. */
  readonly tick: (now: number) => void;
  /** Forgets the person, three months after an order has ended. */
  readonly forget: (now: number) => void;
  readonly close: () => void;
}

const KEPT_BY_ORDERS = `
  SELECT vehicle, placed_at AS since, NULL AS holdEndsAt,
    CASE state WHEN 'collected' THEN placed_at END AS collectedAt
  FROM purchase WHERE ? >= 0 AND state IN ('placed', 'ready', 'collected')`;

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
  connection.exec(ORDER_SCHEMA);
  const rows = orderRows(connection);
  const { add: addErrands, ...errands } = orderErrandBook(connection);
  const keptSince = connection
    .prepare<[string, string], number>(
      `SELECT placed_at FROM purchase
       WHERE vehicle = ? AND id != ? AND state IN ('placed', 'ready', 'collected')`,
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
      contact: OrderContact | undefined,
    ): readonly OrderConsequence[] => {
      const before = rows.concerned(concerned);
      const { orders, consequences } = advanceOrders(before, eventOf(before), now);
      rows.write(before, orders, contact);
      addErrands(consequences, now);
      return consequences;
    },
  );
  const change = (
    concerned: ConcernedOrders,
    eventOf: (orders: readonly Order[]) => OrderEvent,
    now: number,
    contact?: OrderContact,
  ): readonly OrderConsequence[] => {
    if (!isInPlace()) throw new Error('The file of orders is not in its place any more');
    return advance.immediate(concerned, eventOf, now, contact);
  };

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
        contact,
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
          contact,
        );
      });
      return placing.immediate();
    },
    cancel: (of, now) => change({ orderId: of.orderId }, () => ({ kind: 'cancel', ...of }), now),
    tell: (event, now) => change({ orderId: event.orderId }, () => event, now),
    pay: (of, now) => change({ orderId: of.orderId }, () => ({ kind: 'paid', ...of }), now),
    order: rows.byId,
    contactOf: (id) => {
      const kept = contactOf.get(id) ?? '';
      return kept === '' ? undefined : (JSON.parse(kept) as OrderContact);
    },
    ofCustomer: rows.ofCustomer,
    keptSince: (vehicle, butFor = '') => keptSince.get(vehicle, butFor),
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
