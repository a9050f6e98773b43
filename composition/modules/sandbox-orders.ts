import type { SandboxApiParts } from '../../adapters/sandbox/api/sandbox-api';
import type { SandboxStock } from '../../adapters/sandbox/api/sandbox-stock';
import type { DeskStore } from '../../adapters/sandbox/desk/desk-store';
import type { TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
import { askProvider } from '../../adapters/sandbox/checkout/ask-provider';
import { checkoutVisits } from '../../adapters/sandbox/checkout/checkout-visits';
import type { ToldEvent } from '../../adapters/sandbox/checkout/provider-events';
import { orderDeposits, type OrderDeposits } from '../../adapters/sandbox/orders/order-deposits';
import { orderRunner } from '../../adapters/sandbox/orders/order-runner';
import { openOrderStore, type OrderStore } from '../../adapters/sandbox/orders/order-store';
import {
  sandboxOrders,
  type OrderCustomer,
  type SandboxOrders,
} from '../../adapters/sandbox/orders/sandbox-orders';
import type { ReservationStore } from '../../adapters/sandbox/reservations/reservation-store';
import type { SandboxValuer } from '../../adapters/sandbox/valuer/valuer';
import { lookedAfter } from './looked-after';
import type { SellersPayments } from './sandbox-reservations';
import { depositOf, type DepositState } from '../../core/order/public';
import { orStartFault, reservationsFile } from './data-fault';

/** The orders of a folder, before anything is known of what they are of. */
export const openOrders = (folder: string): OrderStore =>
  orStartFault(folder, reservationsFile(folder), () => openOrderStore(folder));

export interface OrderParts {
  readonly store: OrderStore;
  readonly reservations: Pick<ReservationStore, 'keeper' | 'secret'>;
  /** As the stock has it, whatever is reserved. */
  readonly stock: SandboxStock;
  readonly valuer: SandboxValuer;
  readonly desk: DeskStore;
  readonly mail: TakerMail;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly customerOf: (token: string) => Promise<OrderCustomer | undefined>;
  readonly payments: SellersPayments;
}

export interface DepositAtDesk {
  readonly order: string;
  readonly state: DepositState;
  /** Of the latest visit to its checkout. */
  readonly session: string | undefined;
}

export interface RunningOrders {
  readonly orders: SandboxOrders;
  /** What the provider tells of deposits. */
  readonly deposits: Pick<OrderDeposits, 'isOfOwn' | 'tell'>;
  /** How a deposit stands at the back end, by its order or by the session of its checkout. */
  readonly depositOf: (id: string) => DepositAtDesk | undefined;
  readonly routes: NonNullable<SandboxApiParts['orders']>;
  /** Does all that is due: people to tell, orders that were started and left. */
  readonly settle: () => Promise<void>;
  /** Goes on doing so. */
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}

/** Several times before a checkout ends: whoever has paid by then is found out. */
const LOOKED_AFTER_MS = 15_000;

/** The orders of a folder, with all that they ask. */
export function runOrders(parts: OrderParts): RunningOrders {
  const { store, now, say } = parts;
  const byStockId = (stockId: string) => parts.stock.byStockIds([stockId])[0];
  const { provider, siteOrigin, tellsOfCancel } = parts.payments;
  const tell = (event: ToldEvent): void => {
    store.tellDeposit(event, now());
  };
  const deposits = orderDeposits({
    store,
    provider,
    siteOrigin,
    tellsOfCancel,
    byStockId,
    now,
    asking: askProvider({ tell, endingSoon: store.endingSoon, provider, now }),
    visits: checkoutVisits({
      provider,
      tell,
      opened: (attemptId, session, address) => {
        store.opened(attemptId, session, address, now());
      },
      log: say,
    }),
  });
  const runner = orderRunner({
    store,
    deposits,
    desk: parts.desk,
    mail: parts.mail,
    byStockId,
    now,
    log: say,
  });
  const looked = lookedAfter({
    work: runner.run,
    everyMs: LOOKED_AFTER_MS,
    failed: (problem) => {
      say(`Orders could not be looked after: ${String(problem)}`);
    },
  });
  const orders = sandboxOrders({
    store,
    deposits,
    reservations: parts.reservations,
    stock: parts.stock,
    valuer: parts.valuer,
    now,
    wake: looked.settleUnasked,
  });
  return {
    orders,
    depositOf: (id) => {
      const stored = store.deposit(id);
      const order = store.order(stored?.orderId ?? id);
      const latest = stored ?? store.deposit(order?.attempts.at(-1)?.id ?? '');
      return order === undefined || latest === undefined
        ? undefined
        : { order: order.id, state: depositOf(order).state, session: latest.session };
    },
    deposits: {
      isOfOwn: deposits.isOfOwn,
      tell: (event) => {
        const effect = deposits.tell(event);
        if (effect === 'applied') looked.settleUnasked();
        return effect;
      },
    },
    routes: {
      orders,
      leaveDeposit: async (id) => {
        const page = await deposits.leave(id);
        looked.settleUnasked();
        return page;
      },
      customerOf: parts.customerOf,
      now,
    },
    settle: looked.settle,
    begin: () => {
      store.forget(now());
      looked.begin();
    },
    close: async () => {
      await looked.end();
      store.close();
    },
  };
}
