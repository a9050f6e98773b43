import { assertNever } from '../../kernel/assert-never';
import { isLiveOrder, keepsVehicle, type Order } from '../model/order';
import type {
  CancelOrder,
  OrderConsequence,
  OrderEvent,
  OrderOutcome,
  OrderRefusal,
  PayOrder,
  PlaceOrder,
  SaveSection,
  StartOrder,
  TellOrder,
  VehicleAvailability,
} from '../model/order-event';
import { ORDER_SECTIONS, type CollectionSlot } from '../model/order-sections';
import { MOST_LIVE_ORDERS, STARTED_FOR_MS } from '../model/order-terms';
import { isSameAnswer } from './same-answer';

/**
 * What an event makes of orders, and what follows from it. Whatever comes, in whatever order and
 * however often: a customer has two live orders at most (CC-06, OR-7); a vehicle and a time are of
 * one live order at most (OR-3); a section is replaced by an answer that was given to what it held,
 * and by no other (OR-6); what was paid for a cancelled order goes back, once.
 *
 * @param orders all that the event may concern: the customer's own, those that keep the vehicle,
 *   those that have the time.
 * @param now milliseconds since 1970 in UTC, by the back end's clock and no other.
 */
export function advanceOrders(
  orders: readonly Order[],
  event: OrderEvent,
  now: number,
): OrderOutcome {
  const current = orders.map((order) => endStarted(order, now));
  switch (event.kind) {
    case 'start':
      return start(current, event, now);
    case 'save':
      return save(current, event, now);
    case 'place':
      return place(current, event, now);
    case 'cancel':
      return cancel(current, event, now);
    case 'ready':
    case 'collected':
      return tell(current, event, now);
    case 'paid':
      return paid(current, event);
    case 'clock':
      return { orders: current, consequences: [] };
    default:
      return assertNever(event);
  }
}

const endStarted = (order: Order, now: number): Order =>
  order.state === 'started' && order.changedAt + STARTED_FOR_MS <= now
    ? { ...order, state: 'expired', endedAt: order.changedAt + STARTED_FOR_MS }
    : order;

const unchanged = (
  orders: readonly Order[],
  ...consequences: readonly OrderConsequence[]
): OrderOutcome => ({ orders, consequences });

const refused = (orders: readonly Order[], refusal: OrderRefusal): OrderOutcome =>
  unchanged(orders, { kind: 'refuse', refusal });

const withOrder = (
  orders: readonly Order[],
  changed: Order,
  ...more: readonly OrderConsequence[]
): OrderOutcome => ({
  orders: orders.some(({ id }) => id === changed.id)
    ? orders.map((other) => (other.id === changed.id ? changed : other))
    : [...orders, changed],
  consequences: [{ kind: 'show', orderId: changed.id }, ...more],
});

const showing = (orders: readonly Order[], { id }: Order): OrderOutcome =>
  unchanged(orders, { kind: 'show', orderId: id });

const hasTooMany = (orders: readonly Order[], customer: string): boolean =>
  orders.filter((order) => order.customer === customer && isLiveOrder(order)).length >=
  MOST_LIVE_ORDERS;

/** Why somebody cannot have a vehicle; nothing where they can. */
function takenFor(
  orders: readonly Order[],
  vehicle: string,
  availability: VehicleAvailability,
): OrderRefusal | undefined {
  if (orders.some((order) => order.vehicle === vehicle && keepsVehicle(order))) {
    return { why: 'vehicle-taken', by: 'order' };
  }
  switch (availability.kind) {
    case 'free':
    case 'reserved-by-customer':
      return undefined;
    case 'held':
      return { why: 'vehicle-taken', by: 'hold', holdEndsAt: availability.holdEndsAt };
    case 'reserved':
      return { why: 'vehicle-taken', by: 'reservation' };
    case 'not-for-sale':
      return { why: 'vehicle-taken', by: 'stock' };
    default:
      return assertNever(availability);
  }
}

/** One order of a vehicle is enough: who starts again goes on with it, on another device too. */
function start(
  orders: readonly Order[],
  { customer, vehicle, key, orderId, availability }: StartOrder,
  now: number,
): OrderOutcome {
  const own = orders.filter((order) => order.customer === customer);
  const repeated = own.find((order) => order.key === key);
  if (repeated !== undefined) {
    return repeated.vehicle === vehicle
      ? showing(orders, repeated)
      : refused(orders, { why: 'key-of-another' });
  }
  const open = own.find(
    (order) => order.vehicle === vehicle && (order.state === 'started' || isLiveOrder(order)),
  );
  if (open !== undefined) return showing(orders, open);
  if (hasTooMany(orders, customer)) return refused(orders, { why: 'too-many-orders' });
  const taken = takenFor(orders, vehicle, availability);
  if (taken !== undefined) return refused(orders, taken);
  return withOrder(orders, {
    id: orderId,
    customer,
    key,
    vehicle,
    state: 'started',
    startedAt: now,
    changedAt: now,
    sections: {},
    payments: [],
  });
}

const ownOrder = (
  orders: readonly Order[],
  { customer, orderId }: { readonly customer: string; readonly orderId: string },
): Order | undefined => orders.find((order) => order.id === orderId && order.customer === customer);

function save(orders: readonly Order[], { change, ...of }: SaveSection, now: number): OrderOutcome {
  const order = ownOrder(orders, of);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (order.state !== 'started') {
    return refused(orders, { why: 'not-open', state: order.state });
  }
  const saved = order.sections[change.section];
  // Sent twice, or said the same elsewhere: nothing is lost by either.
  if (saved !== undefined && isSameAnswer(saved.answer, change.answer)) {
    return showing(orders, order);
  }
  const version = saved?.version ?? 0;
  if (version !== change.readAt) {
    return refused(orders, { why: 'changed', section: change.section });
  }
  return withOrder(orders, {
    ...order,
    changedAt: now,
    sections: {
      ...order.sections,
      [change.section]: { version: version + 1, answer: change.answer },
    },
  });
}

/** Whoever presses twice, or on two devices, has placed one order, and sees it. */
function place(
  orders: readonly Order[],
  { checked, current, availability, lapsed, agreement, ...of }: PlaceOrder,
  now: number,
): OrderOutcome {
  const order = ownOrder(orders, of);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (keepsVehicle(order)) return showing(orders, order);
  if (order.state !== 'started') {
    return refused(orders, { why: 'not-open', state: order.state });
  }
  if (hasTooMany(orders, order.customer)) return refused(orders, { why: 'too-many-orders' });
  const taken = takenFor(orders, order.vehicle, availability);
  if (taken !== undefined) return refused(orders, taken);
  const missing = ORDER_SECTIONS.filter((section) => order.sections[section] === undefined);
  if (missing.length > 0) return refused(orders, { why: 'incomplete', sections: missing });
  if (lapsed.length > 0) return refused(orders, { why: 'lapsed', sections: lapsed });
  if (agreement === undefined) {
    return refused(orders, { why: 'lapsed', sections: ['paymentMethod'] });
  }
  const slot = order.sections.collection?.answer;
  if (slot !== undefined && orders.some((other) => hasSlot(other, slot))) {
    return refused(orders, { why: 'slot-taken' });
  }
  if (checked !== current) return refused(orders, { why: 'checked-another' });
  return withOrder(
    orders,
    { ...order, state: 'placed', placedAt: now, changedAt: now, agreement },
    { kind: 'tell', orderId: order.id, what: 'placed' },
  );
}

const hasSlot = (order: Order, { branchId, day, time }: CollectionSlot): boolean => {
  const own = order.sections.collection?.answer;
  return (
    isLiveOrder(order) &&
    own !== undefined &&
    own.branchId === branchId &&
    own.day === day &&
    own.time === time
  );
};

const payBack = (
  orderId: string,
  { id: paymentId, amount }: PayOrder['payment'],
): OrderConsequence => ({ kind: 'pay-back', orderId, paymentId, amount });

/** Until the vehicle is handed over an order can be cancelled, and all that was paid for it goes back. */
function cancel(orders: readonly Order[], event: CancelOrder, now: number): OrderOutcome {
  const order = ownOrder(orders, event);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (order.state === 'cancelled') return showing(orders, order);
  if (order.state === 'collected' || order.state === 'expired') {
    return refused(orders, { why: 'not-open', state: order.state });
  }
  return withOrder(
    orders,
    {
      ...order,
      state: 'cancelled',
      endedAt: now,
      changedAt: now,
      payments: order.payments.map((payment) => ({ ...payment, isPaidBack: true })),
    },
    ...(isLiveOrder(order)
      ? [{ kind: 'tell', orderId: order.id, what: 'cancelled' } as const]
      : []),
    ...order.payments
      .filter(({ isPaidBack }) => !isPaidBack)
      .map((payment) => payBack(order.id, payment)),
  );
}

/** What the branch tells late, twice, or in another order changes nothing. */
function tell(orders: readonly Order[], { kind, orderId }: TellOrder, now: number): OrderOutcome {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (kind === 'ready' && order.state === 'placed') {
    return withOrder(
      orders,
      { ...order, state: 'ready', changedAt: now },
      { kind: 'tell', orderId, what: 'ready' },
    );
  }
  if (kind === 'collected' && isLiveOrder(order)) {
    return withOrder(orders, { ...order, state: 'collected', changedAt: now, endedAt: now });
  }
  return keepsVehicle(order)
    ? showing(orders, order)
    : refused(orders, { why: 'not-open', state: order.state });
}

function paid(orders: readonly Order[], { orderId, payment }: PayOrder): OrderOutcome {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (order.payments.some(({ id }) => id === payment.id)) return showing(orders, order);
  // Nobody pays for what is not placed: it goes back at once.
  const isPaidBack = !keepsVehicle(order);
  return withOrder(
    orders,
    { ...order, payments: [...order.payments, { ...payment, isPaidBack }] },
    ...(isPaidBack ? [payBack(orderId, payment)] : []),
  );
}
