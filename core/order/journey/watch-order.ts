import type { Scope } from '../../kernel/scope';
import { watchPayment, type PaymentWatch } from '../../payment/public';
import type { OrderView } from '../model/order-view';
import type { OrderRecords } from '../ports/order-records';

/**
 * How a placed order stands, while somebody looks at it.
 * @param isAwaited whether they come from the checkout and say to have paid, so that what is not known
 *   yet may be on its way
 */
export const watchOrder = (
  scope: Scope,
  records: Pick<OrderRecords, 'order'>,
  first: OrderView,
  isAwaited: boolean,
): PaymentWatch<OrderView> =>
  watchPayment(scope, {
    first,
    ask: () => records.order(first.id),
    mayYetBePaid: ({ deposit }) => isAwaited && deposit?.state === 'being-paid',
    timeLeft: () => undefined,
  });
