import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inProcessTransport, type Inject } from '../../adapters/http/in-process-transport';
import type { HttpClient, Transport } from '../../adapters/http/http-client';
import {
  answerInProcess,
  together,
  type SandboxRoutes,
} from '../../adapters/sandbox/api/answer-in-process';
import { articleFolder, SHIPPED_ARTICLES } from '../../adapters/sandbox/blog/article-folder';
import { pageFolder } from '../../adapters/sandbox/pages/page-folder';
import {
  addressOfConnection,
  addressSaid,
} from '../../adapters/sandbox/api/accounts/address-of-request';
import { deskRoutes } from '../../adapters/sandbox/api/desk-routes';
import { pictureRoutes } from '../../adapters/sandbox/api/picture-routes';
import { checkoutRoutes } from '../../adapters/sandbox/api/checkout/checkout-routes';
import type { CheckoutStore } from '../../adapters/sandbox/checkout/checkout-store';
import type { ToldEvent } from '../../adapters/sandbox/checkout/provider-events';
import type { EventManner } from '../../adapters/sandbox/checkout/event-manner';
import { reviewRoutes } from '../../adapters/sandbox/api/review-routes';
import { sandboxApi, type SandboxApiParts } from '../../adapters/sandbox/api/sandbox-api';
import { stockFrom } from '../../adapters/sandbox/api/sandbox-stock';
import { valuationClient } from '../../adapters/sandbox/api/valuation-client';
import { vehicleAt } from '../../adapters/sandbox/api/vehicle-at';
import { isOfVehicle } from '../../adapters/sandbox/api/wire-pictures';
import { VisitorBook } from '../../adapters/sandbox/api/visitor-book';
import { openStockDatabase } from '../../adapters/sandbox/database/stock-database';
import { openDeskStore } from '../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker, type TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
import type { Mailbox } from '../../adapters/sandbox/desk/email-queue';
import { openMailer } from '../../adapters/sandbox/mail/mailer';
import { openValuationStore } from '../../adapters/sandbox/valuer/valuation-store';
import { sandboxValuer, type SandboxValuer } from '../../adapters/sandbox/valuer/valuer';
import { makePictureStore } from '../../adapters/sandbox/pictures/picture-store';
import type { SandboxCheckout } from '../../adapters/sandbox/checkout/sandbox-checkout';
import type { HashCost } from '../../adapters/sandbox/accounts/password-hash';
import type { SandboxAccounts } from '../../adapters/sandbox/accounts/sandbox-accounts';
import type { OrderCustomer, SandboxOrders } from '../../adapters/sandbox/orders/sandbox-orders';
import { generateStock } from '../../adapters/sandbox/stock/generate-stock';
import { systemClock } from '../../adapters/time/system-clock';
import type { Clock } from '../../core/kernel/ports/clock';
import type { ReservationNeed } from '../../core/reservation/public';
import type { StripeSettings } from '../settings/checkout-settings';
import { deskFile, orStartFault, stockFile, valuationsFile } from './data-fault';
import { openAccounts } from './sandbox-accounts';
import { openOrders, runOrders, type RunningOrders } from './sandbox-orders';
import { emailOfReservation, openReservations, type SandboxPlaces } from './sandbox-reservations';

export interface SandboxSettings {
  /** Of the stock database; made when there is none. */
  readonly folder: string;
  /** Told when the stock is made on first use. */
  readonly say?: (line: string) => void;
  readonly clock?: Clock;
  /** How many vehicles an empty database is given; default 2,000. */
  readonly firstStock?: number;
  /** Opens the inbox; made up where it is not given. */
  readonly inboxToken?: string;
  /** On pages of the desk and on e-mails. */
  readonly siteName?: string;
  /** Scheme and host of the site: before its paths in e-mails, which have no link without it. */
  readonly siteOrigin?: string;
  /** Where the servers around it are; the usual places unless given. */
  readonly places?: SandboxPlaces;
  /** How the stand-in checkout tells what happened there. */
  readonly checkoutEvents?: EventManner;
  /** Takes card payments in place of the stand-in checkout. */
  readonly stripe?: StripeSettings | undefined;
  /** What a reservation cannot be made without (CG-103). */
  readonly reservationNeeds?: readonly ReservationNeed[];
  /** `off`: vehicles are not sold online, and there are no calls for it (CG-106). */
  readonly orders?: 'on' | 'off';
  /** Whose a token is, where another than the accounts of the folder tells. */
  readonly customerOf?: (token: string) => Promise<OrderCustomer | undefined>;
  /** How e-mails about enquiries go out; without it they are read in the outbox only. */
  readonly mail?: SandboxMail;
  /** What it costs to try a password; as is usual, unless given. */
  readonly passwordCost?: HashCost;
  /** Folder of the blog's articles, a Markdown file each, with pages in `pages`; what is shipped where it is not given. */
  readonly contentFolder?: string;
  /** Something to go wrong on purpose, in tests of failures. */
  readonly faults?: NonNullable<SandboxApiParts['faults']>;
}

export interface SandboxMail {
  /** Of the mail server, with user and password. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Whether this process sends, or leaves what it puts into the queue to one that does. */
  readonly isSender: boolean;
}

export interface Sandbox {
  /** The calls and the pictures, to be mounted on a server. */
  readonly routes: SandboxRoutes;
  /** The same calls within this process. */
  readonly inject: Inject;
  readonly transport: Transport;
  /** The valuer's calls alone, for a caller in this process with a great many of them. */
  readonly valuations: HttpClient;
  /** What a vehicle comes to, without anybody who asks for it. */
  readonly worth: SandboxValuer['worth'];
  /** Where the enquiries that came in are read, with the token that opens it. */
  readonly inboxPath: string;
  /** Somebody opened a page of the site; a vehicle's page counts as a view of the vehicle, once a day for each visitor (CALL-27). */
  readonly countVisit: (path: string, visitor: string) => void;
  /** What a shopper does at the payment provider, and what the provider tells. */
  readonly checkout: SandboxCheckout;
  /** The hosted pages of the stand-in checkout, to be mounted on a server of another origin. */
  readonly checkoutPages: SandboxRoutes;
  readonly listensAt: CheckoutStore['listensAt'];
  /** What a branch tells of orders. */
  readonly orders: Pick<SandboxOrders, 'tell' | 'pay'>;
  /** The latest visit to the checkout of a deposit: by its session, or by its order. */
  readonly deposit: RunningOrders['depositOf'];
  /** The group's customers. */
  readonly accounts: SandboxAccounts;
  /** Does what follows from reservations, orders, payments and what customers ask for, and waits for it. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const FIRST_STOCK = 2000;

/** From one network address, over the network; a household or a showroom shares one. */
const ENQUIRIES_A_MINUTE = 30;
const VALUATIONS_A_MINUTE = 60;
const RESERVATIONS_A_MINUTE = 30;
/** An order is saved section by section, and each may be changed some times. */
const ORDERS_A_MINUTE = 60;
const ACCOUNT_CALLS_A_MINUTE = 60;

/** Whether the data folder is still there. */
const LOOKED_AFTER_MS = 10_000;

/** Of a domain that nobody can have, for e-mails that go nowhere. */
const NOBODYS_ADDRESS = 'enquiries@forecourt.example';

/** Everyone's first stock is the same. */
const FIRST_SEED = 'forecourt';

/**
 * The stand-in back end over the database of a folder, filled on first use. Mounted calls and calls
 * in process answer from the same stock and count the same visitors.
 * @throws StartFault when the folder or a file in it cannot be used.
 */
export async function openSandbox({
  folder,
  say = () => undefined,
  clock = systemClock,
  firstStock = FIRST_STOCK,
  inboxToken,
  siteName = 'Forecourt',
  siteOrigin,
  places = siteOrigin === undefined ? {} : { site: () => siteOrigin },
  checkoutEvents = 'at-once',
  stripe,
  reservationNeeds,
  orders = 'on',
  customerOf,
  mail,
  passwordCost,
  contentFolder,
  faults,
}: SandboxSettings): Promise<Sandbox> {
  const hasOrders = orders === 'on';
  const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);
  let isOpen = true;
  const { database, stock } = orStartFault(folder, stockFile(folder), () => {
    const opened = openStockDatabase(folder);
    opened.seedIfEmpty(() => {
      say(`Filling the stock with ${firstStock.toLocaleString('en-GB')} vehicles …`);
      return generateStock({ count: firstStock, seed: FIRST_SEED, asOf: today() });
    });
    const answering = stockFrom(opened, today, () => {
      if (isOpen) say('The changed stock cannot be read; searches go on with the stock before it.');
    });
    // Built before anyone can ask, so that the first page waits for nothing.
    answering.index();
    return { database: opened, stock: answering };
  });
  const watch = setInterval(() => {
    if (database.isInPlace()) return;
    clearInterval(watch);
    say(
      `The data folder ${folder} was deleted or replaced: vehicles come from what was there, enquiries are refused. Start again to use what is there now.`,
    );
  }, LOOKED_AFTER_MS).unref();
  const visitors = new VisitorBook(today);
  const desk = orStartFault(folder, deskFile(folder), () => openDeskStore(folder));
  const from: Mailbox = { name: siteName, address: mail?.from ?? NOBODYS_ADDRESS };
  const mailer =
    mail?.isSender === true
      ? openMailer({
          queue: desk,
          // The library is loaded where e-mails are sent.
          carrier: (await import('../../adapters/sandbox/mail/smtp-carrier')).smtpCarrier({
            url: mail.smtpUrl,
            from,
          }),
          now: clock.now,
          log: say,
        })
      : undefined;
  const wakeMailer = (): void => mailer?.wake();
  wakeMailer();
  const valuations = orStartFault(folder, valuationsFile(folder), () => openValuationStore(folder));
  const takerMail: TakerMail = {
    siteName,
    ...(siteOrigin !== undefined && { siteOrigin }),
    delivery: mail === undefined ? 'unsent' : 'queued',
    wake: wakeMailer,
  };
  const valued = {
    valuer: sandboxValuer({ store: valuations, now: clock.now }),
    desk,
    mail: takerMail,
  };
  const orderStore = openOrders(folder);
  const reserved = openReservations({
    folder,
    stock,
    orderedSince: (stockId) => orderStore.keptSince(stockId, clock.now()),
    ordered: orderStore.kept,
    desk,
    mail: takerMail,
    now: clock.now,
    say,
    places,
    manner: checkoutEvents,
    payments:
      // The package is loaded where payments are made with it.
      stripe && (await import('./sandbox-stripe')).stripePayments(stripe, clock.now),
    required: reservationNeeds,
    inject: () => inProcess.inject,
  });
  const { accounts, close: closeAccounts } = openAccounts({
    folder,
    now: clock.now,
    say,
    mail: takerMail,
    desk,
    emailOfReservation: emailOfReservation(reserved.store, clock.now),
    cost: passwordCost,
  });
  const knownBy = customerOf ?? ((token) => Promise.resolve(accounts.customerOf(token)));
  const ordered = runOrders({
    store: orderStore,
    reservations: reserved.store,
    stock,
    valuer: valued.valuer,
    desk,
    mail: takerMail,
    now: clock.now,
    say,
    customerOf: knownBy,
    payments: reserved.payments,
  });
  const reservationParts = {
    ...reserved.routes,
    customerOf: knownBy,
    tellSeller: (event: ToldEvent) =>
      (ordered.deposits.isOfOwn(event) ? ordered.deposits : reserved.routes.reservations).tell(
        event,
      ),
  };
  const parts: SandboxApiParts = {
    stock: reserved.stock,
    today,
    visitors,
    articles: articleFolder({ folder: contentFolder ?? SHIPPED_ARTICLES, say }),
    pages: pageFolder(contentFolder, say),
    enquiries: enquiryTaker({
      store: desk,
      now: clock.now,
      mail: takerMail,
    }),
    valuations: valued,
    reservations: reservationParts,
    ...(hasOrders && { orders: ordered.routes }),
    accounts: { accounts, addressOf: addressSaid },
    attachments: { attachments: desk, now: clock.now },
    ...(faults !== undefined && { faults }),
  };
  const api = sandboxApi(parts);
  const mounted = sandboxApi({
    ...parts,
    enquiriesAMinute: ENQUIRIES_A_MINUTE,
    valuations: { ...valued, mostAMinute: VALUATIONS_A_MINUTE },
    reservations: { ...reservationParts, mostAMinute: RESERVATIONS_A_MINUTE },
    ...(hasOrders && { orders: { ...ordered.routes, mostAMinute: ORDERS_A_MINUTE } }),
    accounts: { accounts, addressOf: addressOfConnection, mostAMinute: ACCOUNT_CALLS_A_MINUTE },
  });
  const pictures = pictureRoutes(
    makePictureStore({ cacheFolder: join(folder, 'pictures'), log: say }),
    (mark, address) => stock.byVrms([mark]).some((record) => isOfVehicle(record, address)),
  );
  const token = inboxToken ?? randomBytes(24).toString('base64url');
  const routes = together(
    mounted,
    pictures,
    reviewRoutes(today),
    deskRoutes({
      store: desk,
      token,
      now: clock.now,
      views: async () => (await import('./sandbox-desk-views')).deskViews(siteName),
      from,
      wakeMailer,
      reservations: reserved.atDesk,
    }),
  );
  const inProcess = await answerInProcess(api);
  reserved.begin();
  ordered.begin();
  return {
    routes,
    checkout: reserved.checkout,
    checkoutPages: checkoutRoutes({ checkout: reserved.checkout, seller: siteName }),
    listensAt: reserved.listensAt,
    orders: ordered.orders,
    deposit: ordered.depositOf,
    accounts,
    settle: async () => {
      await reserved.settle();
      await ordered.settle();
      await accounts.settled();
    },
    inject: inProcess.inject,
    transport: inProcessTransport(inProcess.inject),
    valuations: valuationClient(valued),
    worth: valued.valuer.worth,
    inboxPath: `/sandbox/inbox?token=${token}`,
    countVisit: (path, visitor) => {
      const slug = vehicleAt(path);
      if (slug === undefined || stock.bySlugs([slug]).length === 0) return;
      visitors.countVisit(slug, visitor);
    },
    close: async () => {
      isOpen = false;
      clearInterval(watch);
      await ordered.close();
      await reserved.close();
      await inProcess.close();
      await closeAccounts();
      await mailer?.close();
      database.close();
      valuations.close();
      await desk.close();
    },
  };
}
