import type { DeskStore } from '../desk/desk-store';
import type { TakerMail } from '../desk/take-enquiry';
import type { StockRecord } from '../stock/stock-record';
import type { OrderErrand } from './order-errands';
import { orderLetter, type OrderNews } from './order-letter';
import type { OrderStore } from './order-store';

export interface OrderRunnerParts {
  readonly store: OrderStore;
  readonly desk: Pick<DeskStore, 'take'>;
  readonly mail: TakerMail;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  readonly now: () => number;
  readonly log?: (line: string) => void;
}

/** Between tries: longer each time, and never given up. */
const AGAIN_AFTER_MS = [2_000, 10_000, 60_000, 600_000, 3_600_000] as const;

/** Longer than any errand takes: one that a process died over is free again then. */
const CLAIMED_MS = 60_000;

/** Does what follows from orders, until it is done. */
export function orderRunner(parts: OrderRunnerParts): { readonly run: () => Promise<void> } {
  const { store, now, log } = parts;

  async function doErrand({ kind, orderId, paymentId }: OrderErrand): Promise<void> {
    switch (kind) {
      case 'tell-placed':
        return tell('placed', orderId);
      case 'tell-ready':
        return tell('ready', orderId);
      case 'tell-cancelled':
        return tell('cancelled', orderId);
      case 'pay-back':
        // Payments of orders are made at a branch or a bank: people give them back, and read of it here.
        log?.(`Payment ${paymentId} of order ${orderId} is to be paid back`);
        return;
    }
  }

  async function tell(news: OrderNews, orderId: string): Promise<void> {
    const order = store.order(orderId);
    const contact = store.contactOf(orderId);
    if (order === undefined || contact === undefined) return;
    const { enquiry, emails } = orderLetter({
      news,
      order,
      contact,
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
      store.tick(now());
      for (const errand of store.due(now())) {
        if (!store.claim(errand, now() + CLAIMED_MS)) continue;
        try {
          await doErrand(errand);
          store.done(errand.id);
        } catch (problem) {
          const why = problem instanceof Error ? problem.message : String(problem);
          const wait = AGAIN_AFTER_MS[Math.min(errand.tries, AGAIN_AFTER_MS.length - 1)] ?? 0;
          store.putOff(errand.id, now() + wait, why);
          log?.(`${errand.kind} of an order is put off: ${why}`);
        }
      }
    },
  };
}
