import { isPositive } from '../../kernel/money';
import { isPayable, isSettled, withAttemptState } from '../../payment/public';
import { isLiveOrder, type Order } from '../model/order';
import type { DepositAttempt } from '../model/order-deposit';
import type { DepositTold, OrderOutcome, PaidBack, PayDeposit } from '../model/order-event';
import { DEPOSIT_CHECKOUT_MS } from '../model/order-terms';
import { depositOwed } from './deposit-of';
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

/** Whoever presses again, or in another tab, goes to the checkout that is open; nobody to one where nothing is owed. */
export function payDeposit(
  orders: readonly Order[],
  { attemptId, ...of }: PayDeposit,
  now: number,
): OrderOutcome {
  const order = ownOrder(orders, of);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  const amount = depositOwed(order);
  if (!isPositive(amount)) {
    return isLiveOrder(order)
      ? showing(orders, order)
      : refused(orders, { why: 'not-open', state: order.state });
  }
  const open = order.attempts.findLast(isPayable);
  if (open !== undefined) {
    return unchanged(
      orders,
      { kind: 'go-to-checkout', orderId: order.id, attemptId: open.id },
      { kind: 'show', orderId: order.id },
    );
  }
  const { consequences, orders: changed } = withOrder(orders, {
    ...order,
    changedAt: now,
    attempts: [
      ...order.attempts,
      { id: attemptId, state: 'open', amount, endsAt: checkoutEnds(order, now) },
    ],
  });
  return {
    orders: changed,
    consequences: [{ kind: 'go-to-checkout', orderId: order.id, attemptId }, ...consequences],
  };
}

const checkoutEnds = ({ state, depositDueAt }: Order, now: number): number =>
  Math.min(now + DEPOSIT_CHECKOUT_MS, state === 'placed' ? (depositDueAt ?? Infinity) : Infinity);

/** What the provider tells: each payment counts once, and goes back where nothing is owed. */
export function depositTold(
  orders: readonly Order[],
  { news, attemptId }: DepositTold,
  now: number,
): OrderOutcome {
  const order = orders.find(({ attempts }) => attempts.some(({ id }) => id === attemptId));
  const attempt = order?.attempts.find(({ id }) => id === attemptId);
  if (order === undefined || attempt === undefined) return refused(orders, { why: 'unknown' });
  if (news === 'paid') return paidByCard(orders, order, attempt);
  if (news === 'refunded') return givenBack(orders, order, attempt, now);
  // What was paid stays paid, and what is over stays over, whatever is told afterwards.
  if (!isPayable(attempt)) return showing(orders, order);
  return withOrder(orders, {
    ...order,
    attempts: withAttemptState(order.attempts, attemptId, news),
  });
}

function paidByCard(orders: readonly Order[], order: Order, attempt: DepositAttempt): OrderOutcome {
  if (isSettled(attempt)) return showing(orders, order);
  const { id, amount } = attempt;
  const isKept = isPositive(depositOwed(order));
  const closed = isKept ? withCheckoutsClosed(order, id) : { order, consequences: [] };
  return withOrder(
    orders,
    {
      ...closed.order,
      attempts: withAttemptState(closed.order.attempts, id, isKept ? 'paid' : 'refunded'),
      payments: [...order.payments, { id, amount, isPaidBack: !isKept }],
    },
    ...closed.consequences,
    ...(isKept ? [] : [payBack(order.id, attempt)]),
    {
      kind: 'tell-payment',
      orderId: order.id,
      paymentId: id,
      what: isKept ? 'deposit-paid' : 'deposit-back',
    },
  );
}

/**
 * The provider has given a deposit back, at whoever's wish: the order that it was kept for is over. Once
 * the vehicle is handed over it is part of the price. It may be told before the payment is.
 */
function givenBack(
  orders: readonly Order[],
  order: Order,
  { id, state }: DepositAttempt,
  now: number,
): OrderOutcome {
  if (state === 'refunded') return paidBack(orders, { orderId: order.id, paymentId: id }, now);
  if (state !== 'paid') {
    return withOrder(orders, {
      ...order,
      attempts: withAttemptState(order.attempts, id, 'refunded'),
    });
  }
  if (!isLiveOrder(order)) return showing(orders, order);
  const over = ended(order, 'cancelled', { endedAt: now, now });
  return withOrder(
    orders,
    withPaidBack(over.order, id, now),
    ...over.consequences.filter((each) => each.kind !== 'pay-back' || each.paymentId !== id),
  );
}

const withPaidBack = (order: Order, paymentId: string, now: number): Order => ({
  ...order,
  payments: order.payments.map((payment) =>
    payment.id === paymentId && payment.isPaidBack && payment.paidBackAt === undefined
      ? { ...payment, paidBackAt: now }
      : payment,
  ),
});

/** Money has gone back to a card: noted once. */
export function paidBack(
  orders: readonly Order[],
  { orderId, paymentId }: Omit<PaidBack, 'kind'>,
  now: number,
): OrderOutcome {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) return refused(orders, { why: 'unknown' });
  const isToNote = order.payments.some(
    (payment) => payment.id === paymentId && payment.isPaidBack && payment.paidBackAt === undefined,
  );
  return isToNote ? withOrder(orders, withPaidBack(order, paymentId, now)) : showing(orders, order);
}
