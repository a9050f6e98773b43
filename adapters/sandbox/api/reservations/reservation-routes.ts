import rateLimit from '@fastify/rate-limit';
import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assertNever } from '../../../../core/kernel/assert-never';
import { timeInBritain } from '../../../../core/kernel/british-time';
import type { ReservationRefusal } from '../../../../core/reservation/public';
import { isRecord, readText } from '../../../http/lenient';
import type {
  NotEnded,
  NotReserved,
  SandboxReservations,
} from '../../reservations/sandbox-reservations';
import { checkoutEventRoute, type CheckoutEventParts } from './checkout-event-route';
import { ownReservationsRoute, type OwnReservationsParts } from './own-reservations-route';
import { instant, standingOf, startOf } from './wire-reservation';

export interface ReservationRouteParts extends CheckoutEventParts, OwnReservationsParts {
  readonly reservations: SandboxReservations;
  readonly now: () => number;
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const MOST_BYTES = 64 * 1024;

/** Reserving (CALL-44), how a reservation stands, and what the provider tells, below `/api` (`docs/contracts/reservations-api.md`). */
export function reservationRoutes(server: FastifyInstance, parts: ReservationRouteParts): void {
  const { reservations, byStockId, mostAMinute } = parts;
  void server.register(async (api) => {
    if (mostAMinute !== undefined) await api.register(rateLimit, { global: false });
    const options = {
      bodyLimit: MOST_BYTES,
      ...(mostAMinute !== undefined && {
        config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'reservations' } },
      }),
    };
    api.post<{ Params: { slug: string } }>('/reserve/:slug', options, async (request, reply) => {
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' ? header : undefined;
      if (key !== undefined && !KEY.test(key)) {
        return reply
          .code(400)
          .send({ message: 'The Idempotency-Key is 1 to 200 printable characters.' });
      }
      const { origin } = request.headers;
      const outcome = await reservations.reserve(request.params.slug, request.body, key, origin);
      return isLeft(outcome)
        ? notReserved(outcome.left, parts.now(), reply)
        : startOf(outcome.right);
    });

    api.post<{ Params: { id: string } }>(
      '/reservations/:id/cancel',
      options,
      async (request, reply) => {
        const { email } = isRecord(request.body) ? request.body : {};
        const outcome = reservations.withdraw(request.params.id, readText(email) ?? '');
        return isLeft(outcome)
          ? notEnded(outcome.left, reply)
          : standingOf(outcome.right, byStockId(outcome.right.vehicle));
      },
    );
  });

  server.get<{ Params: { id: string } }>('/reservations/:id', async (request, reply) => {
    const attempt = await reservations.attempt(request.params.id);
    return attempt === undefined
      ? reply.code(404).send({ message: 'There is no such reservation.' })
      : standingOf(attempt, byStockId(attempt.vehicle));
  });

  // Where a provider that tells of no Cancel leads the shopper back to.
  server.get<{ Params: { id: string } }>('/reservations/:id/left', async (request, reply) => {
    const attempt = await reservations.leave(request.params.id);
    return attempt === undefined
      ? reply.code(404).send({ message: 'There is no such reservation.' })
      : reply.redirect(`/reservation-failed/${attempt.session ?? attempt.id}`, 303);
  });

  ownReservationsRoute(server, parts);
  checkoutEventRoute(server, parts);
}

function notReserved(why: NotReserved, now: number, reply: FastifyReply): FastifyReply {
  switch (why.kind) {
    case 'unknown-vehicle':
      return reply.code(404).send({ message: 'There is no such vehicle.' });
    case 'faults':
      return reply
        .code(422)
        .send({ message: 'Some answers need another look.', errors: why.errors });
    case 'no-checkout':
      return reply.code(502).send({
        message: 'The card payment cannot be reached just now. Nothing was charged.',
      });
    case 'refused':
      return refused(why.refusal, now, reply);
    default:
      return assertNever(why);
  }
}

function notEnded(why: NotEnded, reply: FastifyReply): FastifyReply {
  return why === 'collected'
    ? reply.code(409).send({
        message: 'The vehicle is collected: the reservation cannot be cancelled any more.',
        reason: 'collected',
      })
    : reply.code(404).send({
        message: 'There is no reservation with this reference and this e-mail address.',
      });
}

function refused(refusal: ReservationRefusal, now: number, reply: FastifyReply): FastifyReply {
  switch (refusal.why) {
    case 'held': {
      const { holdEndsAt } = refusal;
      return reply
        .code(409)
        .header('retry-after', String(Math.max(1, Math.ceil((holdEndsAt - now) / 1000))))
        .send({
          message: `Somebody is reserving this vehicle. If they do not pay, it is free again at ${timeInBritain(holdEndsAt)}.`,
          reason: 'held',
          hold_ends_at: instant(holdEndsAt),
        });
    }
    case 'reserved':
      return reply
        .code(409)
        .send({ message: 'This vehicle is reserved already.', reason: 'reserved' });
    case 'not-for-sale':
      return reply
        .code(409)
        .send({ message: 'This vehicle is not for sale any more.', reason: 'not_for_sale' });
    case 'key-of-another':
      return reply.code(409).send({
        message: 'This Idempotency-Key has been used for a reservation that says something else.',
        reason: 'key_of_another',
      });
    default:
      return assertNever(refusal);
  }
}
