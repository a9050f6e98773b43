import { isLiveOrder, type Order, type OrderPayment } from '../model/order';
import type { OrderConsequence, OrderOutcome, OrderRefusal } from '../model/order-event';
import { closeAttempts, withAttemptState } from '../../payment/public';

export const unchanged = (
  orders: readonly Order[],
  ...consequences: readonly OrderConsequence[]
): OrderOutcome => ({ orders, consequences });

export const refused = (orders: readonly Order[], refusal: OrderRefusal): OrderOutcome =>
  unchanged(orders, { kind: 'refuse', refusal });

export const showing = (orders: readonly Order[], { id }: Pick<Order, 'id'>): OrderOutcome =>
  unchanged(orders, { kind: 'show', orderId: id });

export const withOrder = (
  orders: readonly Order[],
  changed: Order,
  ...more: readonly OrderConsequence[]
): OrderOutcome => ({
  orders: orders.some(({ id }) => id === changed.id)
    ? orders.map((other) => (other.id === changed.id ? changed : other))
    : [...orders, changed],
  consequences: [{ kind: 'show', orderId: changed.id }, ...more],
});

export const ownOrder = (
  orders: readonly Order[],
  { customer, orderId }: { readonly customer: string; readonly orderId: string },
): Order | undefined => orders.find((order) => order.id === orderId && order.customer === customer);

export const payBack = (
  orderId: string,
  { id: paymentId, amount }: Pick<OrderPayment, 'id' | 'amount'>,
): OrderConsequence => ({ kind: 'pay-back', orderId, paymentId, amount });

/** An order with what follows from its change. */
export interface ChangedOrder {
  readonly order: Order;
  readonly consequences: readonly OrderConsequence[];
}

/** Nobody can pay a deposit of it any more. @param butFor an attempt that stays as it is */
export function withCheckoutsClosed(order: Order, butFor?: string): ChangedOrder {
  const { attempts, closed } = closeAttempts(order.attempts, ({ id }) => id !== butFor);
  return {
    order: closed.length === 0 ? order : { ...order, attempts },
    consequences: closed.map((attemptId) => ({
      kind: 'close-checkout',
      orderId: order.id,
      attemptId,
    })),
  };
}

/** An order that ends without being collected: nobody pays for it any more, and all that was paid goes back. */
export function ended(
  order: Order,
  state: 'cancelled' | 'expired',
  { endedAt, now }: { readonly endedAt: number; readonly now: number },
): ChangedOrder {
  const closed = withCheckoutsClosed(order);
  const kept = order.payments.filter(({ isPaidBack }) => !isPaidBack);
  return {
    order: {
      ...closed.order,
      state,
      endedAt,
      changedAt: now,
      payments: order.payments.map((payment) => ({ ...payment, isPaidBack: true })),
      attempts: kept.reduce(
        (attempts, { id }) => withAttemptState(attempts, id, 'refunded'),
        closed.order.attempts,
      ),
    },
    consequences: [
      ...(isLiveOrder(order)
        ? [
            {
              kind: 'tell',
              orderId: order.id,
              what: state === 'cancelled' ? 'cancelled' : 'deposit-missed',
            } as const,
          ]
        : []),
      ...closed.consequences,
      ...kept.map((payment) => payBack(order.id, payment)),
    ],
  };
}
