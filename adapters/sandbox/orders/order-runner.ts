import type { DeskStore } from '../desk/desk-store';
import type { TakerMail } from '../desk/take-enquiry';
import { runErrands } from '../errands/run-errands';
import type { StockRecord } from '../stock/stock-record';
import type { OrderDeposits } from './order-deposits';
import type { OrderErrand } from './order-errands';
import { orderLetter, type LetterNews } from './order-letter';
import type { OrderStore } from './order-store';

export interface OrderRunnerParts {
  readonly store: OrderStore;
  readonly deposits: Pick<OrderDeposits, 'beforeTheyEnd' | 'close' | 'giveBack'>;
  readonly desk: Pick<DeskStore, 'take'>;
  readonly mail: TakerMail;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  readonly now: () => number;
  readonly log?: (line: string) => void;
}

/** Does what follows from orders, until it is done. */
export function orderRunner(parts: OrderRunnerParts): { readonly run: () => Promise<void> } {
  const { store, deposits, now, log } = parts;

  async function doErrand({ kind, orderId, paymentId }: OrderErrand): Promise<void> {
    switch (kind) {
      case 'tell-placed':
        return tell('placed', orderId);
      case 'tell-ready':
        return tell('ready', orderId);
      case 'tell-cancelled':
        return tell('cancelled', orderId);
      case 'tell-deposit-missed':
        return tell('deposit-missed', orderId);
      case 'tell-deposit-paid':
        return tell('deposit-paid', orderId, paymentId);
      case 'tell-deposit-back':
        return tell('deposit-back', orderId, paymentId);
      case 'close-checkout':
        return deposits.close(paymentId);
      case 'pay-back':
        if (await deposits.giveBack(paymentId)) return;
        // What was paid at a branch or a bank is given back by people, who read of it here.
        log?.(`Payment ${paymentId} of order ${orderId} is to be paid back`);
        return;
    }
  }

  async function tell(news: LetterNews, orderId: string, paymentId?: string): Promise<void> {
    const order = store.order(orderId);
    const contact = store.contactOf(orderId);
    if (order === undefined || contact === undefined) return;
    const { enquiry, emails } = orderLetter({
      news,
      order,
      contact,
      ...(paymentId !== undefined && { paymentId }),
      record: parts.byStockId(order.vehicle),
      at: now(),
      siteName: parts.mail.siteName,
      siteOrigin: parts.mail.siteOrigin,
    });
    await parts.desk.take(enquiry, emails, parts.mail.delivery);
    parts.mail.wake();
  }

  return {
    run: async () => {
      await deposits.beforeTheyEnd();
      store.tick(now());
      await runErrands({ table: store, doErrand, of: 'an order', now, log });
    },
  };
}
