import type { SandboxApiParts } from '../../adapters/sandbox/api/sandbox-api';
import type { SandboxStock } from '../../adapters/sandbox/api/sandbox-stock';
import type { DeskStore } from '../../adapters/sandbox/desk/desk-store';
import type { TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
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
}

export interface RunningOrders {
  readonly orders: SandboxOrders;
  readonly routes: NonNullable<SandboxApiParts['orders']>;
  /** Does all that is due: people to tell, orders that were started and left. */
  readonly settle: () => Promise<void>;
  /** Goes on doing so. */
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}

const LOOKED_AFTER_MS = 60_000;

/** The orders of a folder, with all that they ask. */
export function runOrders(parts: OrderParts): RunningOrders {
  const { store, now, say } = parts;
  const runner = orderRunner({
    store,
    desk: parts.desk,
    mail: parts.mail,
    byStockId: (stockId) => parts.stock.byStockIds([stockId])[0],
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
    reservations: parts.reservations,
    stock: parts.stock,
    valuer: parts.valuer,
    now,
    wake: looked.settleUnasked,
  });
  return {
    orders,
    routes: { orders, customerOf: parts.customerOf, now },
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
