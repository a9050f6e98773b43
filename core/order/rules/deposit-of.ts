import { greater, isPositive, nothing, subtract, type Money } from '../../kernel/money';
import { isPayable } from '../../payment/public';
import { isLiveOrder, type Order } from '../model/order';
import type { OrderDeposit } from '../model/order-deposit';
import { paidSoFar } from './paid-so-far';

/** What an order asks for by card, as soon as it is placed; nothing where it is paid otherwise. */
export const depositAsked = ({
  sections,
  agreement,
}: Pick<Order, 'sections' | 'agreement'>): Money =>
  sections.paymentMethod?.answer.kind === 'card-deposit' ? (agreement?.first ?? nothing) : nothing;

/** What of the deposit is still to be paid, whoever has taken the rest; nothing of an order that is not live. */
export const depositOwed = (order: Order): Money =>
  isLiveOrder(order) ? greater(nothing, subtract(depositAsked(order), paidSoFar(order))) : nothing;

/** How the deposit of an order stands. */
export function depositOf(order: Order): OrderDeposit {
  const owed = depositOwed(order);
  if (isPositive(owed)) {
    const attempt = order.attempts.findLast(isPayable);
    const dueAt =
      order.state === 'placed' && order.depositDueAt !== undefined
        ? { dueAt: order.depositDueAt }
        : {};
    return attempt === undefined
      ? { state: 'owed', amount: owed, ...dueAt }
      : {
          state: attempt.state === 'declined' ? 'declined' : 'being-paid',
          amount: attempt.amount,
          attemptId: attempt.id,
          ...dueAt,
        };
  }
  const byCard = order.payments.filter((payment) =>
    order.attempts.some(({ id }) => id === payment.id),
  );
  const kept = byCard.find(({ isPaidBack }) => !isPaidBack);
  if (kept !== undefined) return { state: 'paid', amount: kept.amount };
  const asked = depositAsked(order);
  // The branch has taken it.
  if (isPositive(asked) && isPositive(paidSoFar(order))) return { state: 'paid', amount: asked };
  const back = byCard.find(({ paidBackAt }) => paidBackAt === undefined) ?? byCard.at(-1);
  return back === undefined
    ? { state: 'not-asked', amount: nothing }
    : {
        state: back.paidBackAt === undefined ? 'to-refund' : 'refunded',
        amount: back.amount,
      };
}
