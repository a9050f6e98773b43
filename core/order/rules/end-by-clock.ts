import { isPositive } from '../../kernel/money';
import { isPayable } from '../../payment/public';
import type { Order } from '../model/order';
import type { OrderOutcome } from '../model/order-event';
import { STARTED_FOR_MS } from '../model/order-terms';
import { depositOwed } from './deposit-of';
import { ended, withCheckoutsClosed, type ChangedOrder } from './order-changes';

/**
 * What is over by the clock: an order that was started and left, one that was placed and whose deposit
 * was not paid in time, a visit to a checkout.
 * @param butFor an order of which something is told that may have happened before: it is looked at after that.
 */
export function endByClock(orders: readonly Order[], now: number, butFor?: string): OrderOutcome {
  const changed = orders.map((order) =>
    order.id === butFor ? { order, consequences: [] } : endedByClock(order, now),
  );
  return {
    orders: changed.map(({ order }) => order),
    consequences: changed.flatMap(({ consequences }) => consequences),
  };
}

function endedByClock(order: Order, now: number): ChangedOrder {
  if (order.state === 'started') {
    const endedAt = order.changedAt + STARTED_FOR_MS;
    return {
      order: endedAt <= now ? { ...order, state: 'expired', endedAt } : order,
      consequences: [],
    };
  }
  if (isDepositMissed(order, now)) {
    return ended(order, 'expired', { endedAt: order.depositDueAt ?? now, now });
  }
  return order.attempts.some((attempt) => isPayable(attempt) && attempt.endsAt <= now)
    ? withCheckoutsClosed(order)
    : { order, consequences: [] };
}

/** Once the branch has made the vehicle ready, it waits for whoever ordered it. */
const isDepositMissed = (order: Order, now: number): boolean =>
  order.state === 'placed' &&
  order.depositDueAt !== undefined &&
  order.depositDueAt <= now &&
  isPositive(depositOwed(order));
