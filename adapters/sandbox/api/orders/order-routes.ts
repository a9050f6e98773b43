import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLeft, type Either } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { assertNever } from '../../../../core/kernel/assert-never';
import { timeInBritain } from '../../../../core/kernel/british-time';
import { ORDER_SECTIONS, type OrderRefusal } from '../../../../core/order/public';
import { isRecord, readText } from '../../../http/lenient';
import type {
  NotOrdered,
  OrderCustomer,
  OrderFacts,
  SandboxOrders,
} from '../../orders/sandbox-orders';
import { WIRE_SECTIONS, wireOrder } from '../../orders/wire-order';

export interface OrderRouteParts {
  readonly orders: SandboxOrders;
  /** The customer has come back from the checkout of a deposit by Cancel. @returns the order's page */
  readonly leaveDeposit: (id: string) => Promise<string | undefined>;
  /** Whose a token is; nobody's where it is not known, or over. */
  readonly customerOf: (token: string) => Promise<OrderCustomer | undefined>;
  readonly now: () => number;
  /** From one network address; any number, unless given. */
  readonly mostAMinute?: number;
}

const MOST_BYTES = 64 * 1024;
const KEY = /^[\x21-\x7E]{1,200}$/;
const BEARER = /^Bearer ([\x21-\x7E]{1,500})$/i;

type OrderRequest = FastifyRequest<{
  Params: { readonly id: string; readonly section: string; readonly branch: string };
}>;

/** Orders of a customer who is logged in, below `/api` (`docs/contracts/orders-api.md`). All of it is ours. */
export function orderRoutes(server: FastifyInstance, parts: OrderRouteParts): void {
  const { orders, customerOf, mostAMinute } = parts;

  const withCustomer =
    (work: (customer: OrderCustomer, request: OrderRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const customer = token === undefined ? undefined : await customerOf(token);
      return customer === undefined
        ? reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Log in first.' })
        : // Which parts a path has stands in the path.
          work(customer, request as OrderRequest, reply);
    };

  void server.register(async (api) => {
    if (mostAMinute !== undefined) await api.register(rateLimit, { global: false });
    const writing = {
      bodyLimit: MOST_BYTES,
      ...(mostAMinute !== undefined && {
        config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'orders' } },
      }),
    };
    api.get(
      '/orders',
      withCustomer(async (customer) => ({
        data: (await orders.orders(customer)).map(wireOrder),
        too_many_orders: orders.hasTooMany(customer),
      })),
    );
    api.get(
      '/orders/:id',
      withCustomer(async (customer, { params }, reply) => {
        const found = await orders.order(customer, params.id);
        return found === undefined ? unknownOrder(reply) : wireOrder(found);
      }),
    );
    api.get(
      '/collection-slots/:branch',
      withCustomer((_customer, { params }, reply) => {
        const days = orders.collectionDays(params.branch);
        return days === undefined
          ? reply.code(404).send({ message: 'No vehicle is handed over there.' })
          : { data: days.map(({ day, times }) => ({ date: day, times })) };
      }),
    );
    api.post(
      '/orders',
      writing,
      withCustomer((customer, request, reply) => {
        const header = request.headers['idempotency-key'];
        if (typeof header === 'string' && !KEY.test(header)) {
          return reply
            .code(400)
            .send({ message: 'The Idempotency-Key is 1 to 200 printable characters.' });
        }
        const body = isRecord(request.body) ? request.body : {};
        const vehicle = readText(body['stock_id']);
        if (vehicle === undefined) {
          return reply.code(422).send({
            message: 'A vehicle is needed.',
            errors: { stock_id: 'The stock number of a vehicle' },
          });
        }
        const key = typeof header === 'string' ? header : randomUUID();
        return answered(orders.start(customer, vehicle, key), parts.now(), reply);
      }),
    );
    api.post(
      '/orders/:id/sections/:section',
      writing,
      withCustomer((customer, { params, body }, reply) => {
        const section = ORDER_SECTIONS.find((each) => WIRE_SECTIONS[each] === params.section);
        return section === undefined
          ? reply.code(404).send({ message: 'An order has no such section.' })
          : answered(orders.save(customer, params.id, section, body), parts.now(), reply);
      }),
    );
    api.post(
      '/orders/:id/place',
      writing,
      withCustomer((customer, { params, body }, reply) => {
        const checked = isRecord(body) ? (readText(body['checked']) ?? '') : '';
        return answered(orders.place(customer, params.id, checked), parts.now(), reply);
      }),
    );
    api.post(
      '/orders/:id/deposit',
      writing,
      withCustomer(async (customer, { params, headers }, reply) =>
        answered(await orders.payDeposit(customer, params.id, headers.origin), parts.now(), reply),
      ),
    );
    api.post(
      '/orders/:id/cancel',
      writing,
      withCustomer((customer, { params }, reply) =>
        answered(orders.cancel(customer, params.id), parts.now(), reply),
      ),
    );
  });

  // Where a provider that tells of no Cancel leads the customer back to; the page asks who they are.
  server.get<{ Params: { id: string } }>('/deposits/:id/left', async (request, reply) => {
    const page = await parts.leaveDeposit(request.params.id);
    return page === undefined ? unknownOrder(reply) : reply.redirect(page, 303);
  });
}

const unknownOrder = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ message: 'There is no such order.' });

function answered(
  outcome: Either<NotOrdered, OrderFacts>,
  now: number,
  reply: FastifyReply,
): unknown {
  if (!isLeft(outcome)) return wireOrder(outcome.right);
  const why = outcome.left;
  if (why.kind === 'faults') {
    return reply.code(422).send({ message: 'Some answers need another look.', errors: why.errors });
  }
  if (why.kind === 'no-checkout') {
    return reply.code(502).send({
      message: 'The card payment cannot be reached just now. Nothing was charged.',
    });
  }
  if (why.refusal.why === 'unknown') return unknownOrder(reply);
  const { reason, message, ...more } = wireRefusal(why.refusal);
  if (why.refusal.why === 'vehicle-taken' && why.refusal.holdEndsAt !== undefined) {
    const seconds = Math.max(1, Math.ceil((why.refusal.holdEndsAt - now) / 1000));
    void reply.header('retry-after', String(seconds));
  }
  return reply.code(409).send({
    message,
    reason,
    ...more,
    ...(why.order !== undefined && { order: wireOrder(why.order) }),
  });
}

const wireNames = (sections: readonly (typeof ORDER_SECTIONS)[number][]): readonly string[] =>
  sections.map((section) => WIRE_SECTIONS[section]);

/** Why an order was refused, in a word that programs know and in words for people. */
function wireRefusal(refusal: Exclude<OrderRefusal, { readonly why: 'unknown' }>): {
  readonly reason: string;
  readonly message: string;
} & Readonly<Record<string, unknown>> {
  switch (refusal.why) {
    case 'too-many-orders':
      return {
        reason: 'too_many_orders',
        message: 'You have two orders already. Collect or cancel one of them first.',
        too_many_orders: true,
      };
    case 'vehicle-taken':
      return refusal.by === 'hold'
        ? {
            reason: 'vehicle_taken',
            by: 'hold',
            message: `Somebody is reserving this vehicle. If they do not pay, it is free again at ${timeInBritain(refusal.holdEndsAt ?? 0)}.`,
            ...(refusal.holdEndsAt !== undefined && {
              hold_ends_at: new Date(refusal.holdEndsAt).toISOString(),
            }),
          }
        : {
            reason: 'vehicle_taken',
            by: refusal.by,
            message:
              refusal.by === 'stock'
                ? 'This vehicle cannot be bought online.'
                : 'This vehicle is already reserved.',
          };
    case 'key-of-another':
      return {
        reason: 'key_of_another',
        message: 'This Idempotency-Key has been used for another vehicle.',
      };
    case 'not-open':
      return {
        reason: 'not_open',
        status: refusal.state,
        message: `This order is ${refusal.state} and cannot be changed.`,
      };
    case 'changed':
      return {
        reason: 'changed',
        section: WIRE_SECTIONS[refusal.section],
        message: 'This section was saved elsewhere since it was read.',
      };
    case 'incomplete':
      return {
        reason: 'incomplete',
        sections: wireNames(refusal.sections),
        message: 'Some sections are not filled in yet.',
      };
    case 'lapsed':
      return {
        reason: 'lapsed',
        sections: wireNames(refusal.sections),
        message: 'Some sections need another look.',
      };
    case 'checked-another':
      return {
        reason: 'checked_another',
        message: 'The order has changed since it was checked. Please check it again.',
      };
    case 'slot-taken':
      return {
        reason: 'slot_taken',
        message: 'This time of collection has just gone. Please choose another.',
      };
    default:
      return assertNever(refusal);
  }
}
