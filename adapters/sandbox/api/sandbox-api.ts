import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { EnquiryTaker } from '../desk/take-enquiry';
import { accountRoutes, type AccountRouteParts } from './accounts/account-routes';
import { addressRoutes } from './address-routes';
import { alikeRoutes } from './alike-routes';
import { checkRoutes } from './check-routes';
import { contentRoutes } from './content-routes';
import type { StoredArticle } from '../blog/stored-article';
import { blogRoutes } from './blog-routes';
import { pageFolder, type PagesBySlug } from '../pages/page-folder';
import { bulkFinanceRoutes, financeRoutes } from './finance-routes';
import type { AttachmentStore } from '../desk/attachment-store';
import { attachmentRoutes } from './attachment-routes';
import { formRoutes } from './form-routes';
import { orderRoutes, type OrderRouteParts } from './orders/order-routes';
import { pageRoutes } from './page-routes';
import { reservationRoutes, type ReservationRouteParts } from './reservations/reservation-routes';
import type { SandboxStock } from './sandbox-stock';
import { valuationRoutesA, valuationRoutesB, type ValuationRouteParts } from './valuation-routes';
import { vehicleRoutes } from './vehicle-routes';
import { VisitorBook } from './visitor-book';

/** Something to go wrong on purpose, in tests of failures. */
export interface Fault {
  readonly status?: number;
  readonly delayMs?: number;
  /** Sent as it is, broken or not, in place of an answer. */
  readonly body?: string;
}

export interface SandboxApiParts {
  readonly stock: SandboxStock;
  /** ISO date, for the visitor count, checks and reviews. */
  readonly today: () => string;
  readonly visitors?: VisitorBook;
  /** Takes enquiries; without it there are no forms. */
  readonly enquiries?: EnquiryTaker;
  /** Takes the photographs that go with enquiries; without it there are none. */
  readonly attachments?: {
    readonly attachments: AttachmentStore;
    /** Milliseconds since 1970 in UTC. */
    readonly now: () => number;
  };
  /** How many enquiries one network address may send a minute; any number, unless given. */
  readonly enquiriesAMinute?: number;
  /** Articles of the blog, the latest first; without them there is none. */
  readonly articles?: () => readonly StoredArticle[];
  /** Pages that editors write; those that are shipped, unless given. */
  readonly pages?: PagesBySlug;
  /** Values vehicles; without it there are no valuations. */
  readonly valuations?: ValuationRouteParts;
  /** Reserves vehicles; without it there are no reservations. */
  readonly reservations?: ReservationRouteParts;
  /** Sells vehicles online; without it there are no orders. */
  readonly orders?: OrderRouteParts;
  /** Knows customers; without it nobody logs in. */
  readonly accounts?: AccountRouteParts;
  /** Off unless given. @param path without its query. */
  readonly faults?: (path: string) => Fault | undefined;
}

/** The dealer group's back end, as `docs/contracts/vehicle-api.md` describes it, at the places it lives. */
export const sandboxApi =
  (parts: SandboxApiParts): FastifyPluginAsync =>
  async (server) => {
    const { stock, today, pages = pageFolder() } = parts;
    const below = async (prefix: string, routes: (api: FastifyInstance) => void): Promise<void> => {
      await server.register(
        (api, _options, done) => {
          manners(api, parts);
          routes(api);
          done();
        },
        { prefix },
      );
    };
    await below('/api', (api) => {
      vehicleRoutes(api, stock);
      financeRoutes(api, stock);
      addressRoutes(api, stock);
      pageRoutes(api, pages);
      if (parts.enquiries !== undefined) {
        const { enquiries, enquiriesAMinute: mostAMinute } = parts;
        formRoutes(api, enquiries, { ...(mostAMinute !== undefined && { mostAMinute }) });
        if (parts.attachments !== undefined) {
          const { attachments: store, now } = parts.attachments;
          attachmentRoutes(api, {
            store,
            now,
            // Ten to an enquiry.
            ...(mostAMinute !== undefined && { mostAMinute: 2 * mostAMinute }),
          });
        }
      }
      if (parts.valuations !== undefined) valuationRoutesA(api, parts.valuations);
      if (parts.reservations !== undefined) reservationRoutes(api, parts.reservations);
      if (parts.orders !== undefined) orderRoutes(api, parts.orders);
      if (parts.accounts !== undefined) accountRoutes(api, parts.accounts);
      if (parts.articles !== undefined) blogRoutes(api, parts.articles, today);
      contentRoutes(api, stock, parts.visitors ?? new VisitorBook(today), today);
    });
    const { valuations } = parts;
    if (valuations !== undefined) {
      await below('/valuations', (api) => {
        valuationRoutesB(api, valuations);
      });
    }
    await below('/used/find-similar', (api) => {
      alikeRoutes(api, stock);
    });
    await below('/used/cars/get-bulk-finance', (api) => {
      bulkFinanceRoutes(api, stock);
    });
    await below('/api-motorcheck', (api) => {
      checkRoutes(api, stock, today);
    });
  };

/** How every call answers when it cannot. */
function manners(api: FastifyInstance, parts: SandboxApiParts): void {
  api.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const fault = parts.faults?.(request.url.split('?', 1)[0] ?? '');
    if (fault !== undefined) await goWrong(fault, reply);
  });
  api.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'The sandbox has no such call.' }),
  );
  api.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .send({ message: status < 500 ? error.message : 'The sandbox could not answer.' });
  });
}

async function goWrong({ delayMs, status, body }: Fault, reply: FastifyReply): Promise<void> {
  if (delayMs !== undefined) await wait(delayMs);
  if (status === undefined && body === undefined) return;
  const sent = body ?? JSON.stringify({ message: 'This call fails on purpose.' });
  await reply
    .code(status ?? 200)
    .type('application/json')
    .send(sent);
}
