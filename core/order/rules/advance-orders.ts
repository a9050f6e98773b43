import { assertNever } from '../../kernel/assert-never';
import { isPositive } from '../../kernel/money';
import { isEndedUnpaid, isLiveOrder, keepsVehicle, type Order } from '../model/order';
import type {
  CancelOrder,
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
import { DEPOSIT_WAITS_MS, MOST_LIVE_ORDERS } from '../model/order-terms';
import { depositTold, paidBack, payDeposit } from './advance-deposit';
import { depositAsked } from './deposit-of';
import { endByClock } from './end-by-clock';
import {
  ended,
  ownOrder,
  payBack,
  refused,
  showing,
  unchanged,
  withCheckoutsClosed,
  withOrder,
} from './order-changes';
import { isSameAnswer } from './same-answer';

/**
 * What an event makes of orders, and what follows from it. Whatever comes, in whatever order and
 * however often: a customer has two live orders at most (CC-06, OR-7); a vehicle and a time are of
 * one live order at most (OR-3); a section is replaced by an answer that was given to what it held,
 * and by no other (OR-6); what was paid for an order that is over goes back, once; a deposit is charged
 * once at most.
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
  const told = event.kind === 'deposit-told' ? orderOfAttempt(orders, event.attemptId) : undefined;
  return inTurn(
    inTurn(endByClock(orders, now, told), (current) => happens(current, event, now)),
    (current) => (told === undefined ? unchanged(current) : endByClock(current, now)),
  );
}

/** A payment may be told after its order's time was over, and have been made before. */
const orderOfAttempt = (orders: readonly Order[], attemptId: string): string | undefined =>
  orders.find(({ attempts }) => attempts.some(({ id }) => id === attemptId))?.id;

function inTurn(
  first: OrderOutcome,
  next: (orders: readonly Order[]) => OrderOutcome,
): OrderOutcome {
  const second = next(first.orders);
  return { orders: second.orders, consequences: [...first.consequences, ...second.consequences] };
}

function happens(orders: readonly Order[], event: OrderEvent, now: number): OrderOutcome {
  switch (event.kind) {
    case 'start':
      return start(orders, event, now);
    case 'save':
      return save(orders, event, now);
    case 'place':
      return place(orders, event, now);
    case 'cancel':
      return cancel(orders, event, now);
    case 'ready':
    case 'collected':
      return tell(orders, event, now);
    case 'paid':
      return paid(orders, event);
    case 'pay-deposit':
      return payDeposit(orders, event, now);
    case 'deposit-told':
      return depositTold(orders, event, now);
    case 'paid-back':
      return paidBack(orders, event, now);
    case 'clock':
      return unchanged(orders);
    default:
      return assertNever(event);
  }
}

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
    // What was filled in for an order that ended for want of its deposit is not asked for again.
    sections:
      own.findLast((order) => order.vehicle === vehicle && isEndedUnpaid(order))?.sections ?? {},
    payments: [],
    attempts: [],
  });
}

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
  const placed: Order = { ...order, state: 'placed', placedAt: now, changedAt: now, agreement };
  return withOrder(
    orders,
    {
      ...placed,
      ...(isPositive(depositAsked(placed)) && { depositDueAt: now + DEPOSIT_WAITS_MS }),
    },
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

/** Until the vehicle is handed over an order can be cancelled, and all that was paid for it goes back. */
function cancel(orders: readonly Order[], event: CancelOrder, now: number): OrderOutcome {
  const order = ownOrder(orders, event);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (order.state === 'cancelled') return showing(orders, order);
  if (order.state === 'collected' || order.state === 'expired') {
    return refused(orders, { why: 'not-open', state: order.state });
  }
  const over = ended(order, 'cancelled', { endedAt: now, now });
  return withOrder(orders, over.order, ...over.consequences);
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
    const closed = withCheckoutsClosed(order);
    return withOrder(
      orders,
      { ...closed.order, state: 'collected', changedAt: now, endedAt: now },
      ...closed.consequences,
    );
  }
  return keepsVehicle(order)
    ? showing(orders, order)
    : refused(orders, { why: 'not-open', state: order.state });
}

/** What the branch or the bank has taken. What a checkout asks for is another sum then: it is closed. */
function paid(orders: readonly Order[], { orderId, payment }: PayOrder): OrderOutcome {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  if (order.payments.some(({ id }) => id === payment.id)) return showing(orders, order);
  // Nobody pays for what is not placed: it goes back at once.
  const isPaidBack = !keepsVehicle(order);
  const closed = withCheckoutsClosed(order);
  return withOrder(
    orders,
    { ...closed.order, payments: [...order.payments, { ...payment, isPaidBack }] },
    ...closed.consequences,
    ...(isPaidBack ? [payBack(orderId, payment)] : []),
  );
}
