import type { Inject } from '../../adapters/http/in-process-transport';
import type { SandboxApiParts } from '../../adapters/sandbox/api/sandbox-api';
import type { SandboxStock } from '../../adapters/sandbox/api/sandbox-stock';
import { askProvider } from '../../adapters/sandbox/checkout/ask-provider';
import type { CheckoutProvider } from '../../adapters/sandbox/checkout/checkout-provider';
import { checkoutVisits } from '../../adapters/sandbox/checkout/checkout-visits';
import {
  openCheckoutStore,
  type CheckoutStore,
} from '../../adapters/sandbox/checkout/checkout-store';
import type { EventManner } from '../../adapters/sandbox/checkout/event-manner';
import { postInProcess } from '../../adapters/sandbox/checkout/post-in-process';
import { postOverHttp } from '../../adapters/sandbox/checkout/post-over-http';
import {
  sandboxCheckout,
  type SandboxCheckout,
} from '../../adapters/sandbox/checkout/sandbox-checkout';
import type { DeskStore } from '../../adapters/sandbox/desk/desk-store';
import type { TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
import type { ToldEvent } from '../../adapters/sandbox/checkout/provider-events';
import { sandboxEvents } from '../../adapters/sandbox/checkout/sandbox-events';
import {
  deskReservations,
  type DeskReservations,
} from '../../adapters/sandbox/reservations/desk-reservations';
import { errandRunner } from '../../adapters/sandbox/reservations/errand-runner';
import {
  openReservationStore,
  type ReservationStore,
} from '../../adapters/sandbox/reservations/reservation-store';
import { keptTogether, type KeptVehicles } from '../../adapters/sandbox/reservations/kept-vehicles';
import { isOffered, reservedStock } from '../../adapters/sandbox/reservations/reserved-stock';
import type { SaidToReserve } from '../../adapters/sandbox/reservations/reservation-request';
import { sandboxReservations } from '../../adapters/sandbox/reservations/sandbox-reservations';
import type { ReservationNeed } from '../../core/reservation/public';
import type { Payments } from './sandbox-stripe';
import { checkoutFile, orStartFault, reservationsFile } from './data-fault';
import { lookedAfter } from './looked-after';

/** Where servers are on the network, each by scheme and host; known once they listen. */
export interface SandboxPlaces {
  /** Before the addresses that shoppers come back to from a checkout; where it was last, unless it is told. */
  readonly site?: () => string | undefined;
  /** Other names under which the same site answers, by scheme and host: whoever is at one comes back to it. */
  readonly siteNames?: () => readonly string[];
  /** Of the stand-in checkout; where it was last, unless it is told. */
  readonly checkout?: () => string | undefined;
  /** Whom the provider tells what happened; within this process, unless one listens. */
  readonly backEnd?: () => string | undefined;
  /** Whether the calls of the back end are at the site's own origin, for whoever is led there. */
  readonly isOneOrigin?: boolean;
}

export interface ReservationParts {
  readonly folder: string;
  readonly stock: SandboxStock;
  /** Since when a vehicle is kept for an order. */
  readonly orderedSince: (stockId: string) => number | undefined;
  /** The vehicles that are kept for orders. */
  readonly ordered: (now: number) => KeptVehicles;
  readonly desk: DeskStore;
  readonly mail: TakerMail;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly places: SandboxPlaces;
  readonly manner: EventManner;
  /** Takes the payments in place of the stand-in. */
  readonly payments: Payments | undefined;
  readonly required: readonly ReservationNeed[] | undefined;
  /** The calls of this back end, through which the provider tells what happened. */
  readonly inject: () => Inject;
}

/** How whoever sells deals with the payment provider. */
export interface SellersPayments {
  readonly provider: CheckoutProvider;
  readonly siteOrigin: (said: string | undefined) => string;
  readonly tellsOfCancel: boolean;
}

export interface OpenedReservations {
  /** As shoppers are told of it. */
  readonly stock: SandboxStock;
  /** Whose vehicles are, for whoever else sells them. */
  readonly store: Pick<ReservationStore, 'attempt' | 'keeper' | 'secret'>;
  /** Who takes payments, for whoever else is paid. */
  readonly payments: SellersPayments;
  /** But for who asks, and who else is paid: both are opened after. */
  readonly routes: Omit<NonNullable<SandboxApiParts['reservations']>, 'customerOf' | 'tellSeller'>;
  readonly atDesk: DeskReservations;
  readonly checkout: SandboxCheckout;
  /** For commands over the same folder: where the checkout, or the site, is from now on. */
  readonly listensAt: CheckoutStore['listensAt'];
  /** Does all that is due: holds that are over, money to give back, people to tell, events to hand over. */
  readonly settle: () => Promise<void>;
  /** Goes on doing so. */
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}

/** For a command before any server has listened over its folder. */
const USUAL_SITE = 'http://127.0.0.1:4000';
const USUAL_CHECKOUT = 'http://127.0.0.1:4001';

/** Well within the minute in which a hold that is over has to be seen to be (PY-6). */
const LOOKED_AFTER_MS = 15_000;
/** Between two looks, whatever is due. */
const SOONEST_MS = 250;

/** Reservations of a folder, with the payment provider beside them, each in a file of its own. */
export function openReservations(parts: ReservationParts): OpenedReservations {
  const { folder, stock, now, say } = parts;
  const byStockId = (stockId: string) => stock.byStockIds([stockId])[0];
  const store = orStartFault(folder, reservationsFile(folder), () =>
    openReservationStore(
      folder,
      (stockId) => isOffered(byStockId(stockId)) && parts.orderedSince(stockId) === undefined,
    ),
  );
  const sessions = orStartFault(folder, checkoutFile(folder), () => openCheckoutStore(folder));
  const { places } = parts;
  const checkout = sandboxCheckout({
    store: sessions,
    now,
    origin: () => places.checkout?.() ?? sessions.origin('checkout') ?? USUAL_CHECKOUT,
    post: places.backEnd === undefined ? postInProcess(parts.inject) : postOverHttp(places.backEnd),
    manner: parts.manner,
    later: (milliseconds) => {
      later(milliseconds);
    },
  });
  const provider = parts.payments?.provider ?? checkout;
  const siteOrigin = (said: string | undefined): string =>
    said !== undefined && places.siteNames?.().includes(said) === true
      ? said
      : (places.site?.() ?? sessions.origin('shop') ?? USUAL_SITE);
  const tell = (event: ToldEvent): void => {
    store.tell(event, now());
  };
  const asking = askProvider({ tell, endingSoon: store.endingSoon, provider, now });
  const visits = checkoutVisits({
    provider,
    tell,
    opened: (attemptId, session, address) => {
      store.opened(attemptId, session, address, now());
    },
    log: say,
  });
  const tellsOfCancel = parts.payments === undefined || places.isOneOrigin !== true;
  const errands = errandRunner({
    store,
    asking,
    visits,
    provider,
    desk: parts.desk,
    mail: parts.mail,
    byStockId,
    now,
    log: say,
  });
  const { settleUnasked, ...looked } = lookedAfter({
    work: async () => {
      await checkout.settle();
      await errands.run();
    },
    everyMs: LOOKED_AFTER_MS,
    failed: (problem) => {
      say(`Reservations could not be looked after: ${String(problem)}`);
    },
  });
  let sooner: NodeJS.Timeout | undefined;
  const later = (milliseconds: number): void => {
    clearTimeout(sooner);
    if (!looked.isOpen() || milliseconds > LOOKED_AFTER_MS) return;
    sooner = setTimeout(settleUnasked, Math.max(milliseconds, SOONEST_MS)).unref();
  };
  return {
    stock: reservedStock(
      stock,
      keptTogether(
        () => store.kept(now()),
        () => parts.ordered(now()),
      ),
    ),
    store,
    payments: { provider, siteOrigin, tellsOfCancel },
    routes: {
      reservations: sandboxReservations({
        store,
        visits,
        asking,
        bySlug: (slug) => stock.bySlugs([slug])[0],
        now,
        wake: settleUnasked,
        ...(parts.required !== undefined && { required: parts.required }),
        siteOrigin,
        tellsOfCancel,
      }),
      byStockId,
      providerEvents: parts.payments?.events ?? sandboxEvents(sessions.secret, now),
      log: say,
      now,
    },
    atDesk: deskReservations({ store, byStockId, now, wake: settleUnasked }),
    checkout,
    listensAt: sessions.listensAt,
    settle: looked.settle,
    begin: () => {
      store.forget(now());
      looked.begin();
    },
    close: async () => {
      clearTimeout(sooner);
      await looked.end();
      store.close();
      sessions.close();
    },
  };
}

/** The address that a reservation was made with, as long as it is remembered. */
export const emailOfReservation =
  ({ attempt }: Pick<ReservationStore, 'attempt'>, now: () => number) =>
  (id: string): string | undefined => {
    const request = attempt(id, now())?.request ?? '';
    return request === '' ? undefined : (JSON.parse(request) as SaidToReserve).values.email;
  };
