import type { Inject } from '../../adapters/http/in-process-transport';
import type { SandboxApiParts } from '../../adapters/sandbox/api/sandbox-api';
import type { SandboxStock } from '../../adapters/sandbox/api/sandbox-stock';
import { openCheckoutStore } from '../../adapters/sandbox/checkout/checkout-store';
import { postInProcess } from '../../adapters/sandbox/checkout/post-in-process';
import {
  sandboxCheckout,
  type SandboxCheckout,
} from '../../adapters/sandbox/checkout/sandbox-checkout';
import type { DeskStore } from '../../adapters/sandbox/desk/desk-store';
import type { TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
import { errandRunner } from '../../adapters/sandbox/reservations/errand-runner';
import { openReservationStore } from '../../adapters/sandbox/reservations/reservation-store';
import { isOffered, reservedStock } from '../../adapters/sandbox/reservations/reserved-stock';
import { sandboxReservations } from '../../adapters/sandbox/reservations/sandbox-reservations';
import type { ReservationNeed } from '../../core/reservation/public';
import { checkoutFile, orStartFault, reservationsFile } from './data-fault';

export interface ReservationParts {
  readonly folder: string;
  readonly stock: SandboxStock;
  readonly desk: DeskStore;
  readonly mail: TakerMail;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly siteOrigin: string | undefined;
  readonly required: readonly ReservationNeed[] | undefined;
  /** The calls of this back end, through which the provider tells what happened. */
  readonly inject: () => Inject;
}

export interface OpenedReservations {
  /** As shoppers are told of it. */
  readonly stock: SandboxStock;
  readonly routes: NonNullable<SandboxApiParts['reservations']>;
  readonly checkout: SandboxCheckout;
  /** Does all that is due: holds that are over, money to give back, people to tell, events to hand over. */
  readonly settle: () => Promise<void>;
  /** Goes on doing so. */
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}

/** Well within the minute in which a hold that is over has to be seen to be (PY-6). */
const LOOKED_AFTER_MS = 15_000;

/** Reservations of a folder, with the payment provider beside them, each in a file of its own. */
export function openReservations(parts: ReservationParts): OpenedReservations {
  const { folder, stock, now, say } = parts;
  const byStockId = (stockId: string) => stock.byStockIds([stockId])[0];
  const store = orStartFault(folder, reservationsFile(folder), () =>
    openReservationStore(folder, (stockId) => isOffered(byStockId(stockId))),
  );
  const sessions = orStartFault(folder, checkoutFile(folder), () => openCheckoutStore(folder));
  const checkout = sandboxCheckout({
    store: sessions,
    now,
    post: postInProcess(parts.inject),
  });
  const errands = errandRunner({
    store,
    provider: checkout,
    desk: parts.desk,
    mail: parts.mail,
    byStockId,
    now,
    log: say,
  });
  const settleNow = async (): Promise<void> => {
    await checkout.settle();
    await errands.run();
  };
  let isOpen = true;
  let last = Promise.resolve();
  /** One after the other, so that none is under way when the files are closed. */
  const settle = (): Promise<void> => {
    const next = last.then(() => (isOpen ? settleNow() : undefined));
    last = next.catch(() => undefined);
    return next;
  };
  const settleUnasked = (): void => {
    if (!isOpen) return;
    settle().catch((problem: unknown) => {
      say(`Reservations could not be looked after: ${String(problem)}`);
    });
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    stock: reservedStock(stock, (stockId) => store.keptVehicle(stockId, now())),
    routes: {
      reservations: sandboxReservations({
        store,
        provider: checkout,
        bySlug: (slug) => stock.bySlugs([slug])[0],
        now,
        wake: settleUnasked,
        ...(parts.required !== undefined && { required: parts.required }),
        ...(parts.siteOrigin !== undefined && { siteOrigin: parts.siteOrigin }),
      }),
      byStockId,
      webhookSecret: sessions.secret,
      now,
    },
    checkout,
    settle,
    begin: () => {
      store.forget(now());
      settleUnasked();
      timer = setInterval(settleUnasked, LOOKED_AFTER_MS).unref();
    },
    close: async () => {
      clearInterval(timer);
      settleUnasked();
      await last;
      isOpen = false;
      await last;
      store.close();
      sessions.close();
    },
  };
}
