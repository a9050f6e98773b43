import rateLimit from '@fastify/rate-limit';
import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { WIRE_DEPARTMENTS } from '../content/departments';
import type { DeskStore } from '../desk/desk-store';
import { isSameEnquiry } from '../desk/stored-enquiry';
import type { TakerMail } from '../desk/take-enquiry';
import { SLOW_MS } from '../valuer/documented-marks';
import { valuationLead } from '../valuer/valuation-lead';
import type { SandboxValuer } from '../valuer/valuer';
import { wireVehicle } from '../valuer/wire-valuation';
import { readLookup, readProcess, type Errors, type WireReading } from './valuation-request';

export interface ValuationRouteParts {
  readonly valuer: SandboxValuer;
  /** Where those who asked for a price become enquiries. */
  readonly desk: Pick<DeskStore, 'take'>;
  readonly mail: TakerMail;
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const MOST_BYTES = 64 * 1024;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const wrong = (reply: FastifyReply, errors: Errors): FastifyReply =>
  reply.code(422).send({ message: 'Some answers need another look.', errors });

/** Each call of one reading; paths differ, what they do does not (CG-002). */
interface Paths {
  readonly reading: WireReading;
  readonly lookUp: (handler: Handler) => void;
  readonly process: (handler: Handler) => void;
  readonly fetch: (handler: Handler) => void;
}

function routes({ valuer, desk, mail }: ValuationRouteParts, { reading, ...paths }: Paths): void {
  paths.lookUp(async (request, reply) => {
    const sent = readLookup(request.method === 'GET' ? request.query : request.body);
    if (isLeft(sent)) return wrong(reply, sent.left);
    const { fate, vehicle, existing } = valuer.lookUp(sent.right.vrm, sent.right.mileage);
    if (fate === 'slow') await wait(SLOW_MS);
    if (fate === 'error') {
      return reply.code(500).send({ message: 'The valuer cannot be reached.' });
    }
    return {
      existing: existing !== undefined,
      data: {
        ...(vehicle !== undefined && wireVehicle(vehicle)),
        ...(existing !== undefined && { hash: existing.hash }),
      },
    };
  });

  paths.process(async (request, reply) => {
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    if (key !== undefined && !KEY.test(key)) {
      return reply
        .code(400)
        .send({ message: 'The Idempotency-Key is 1 to 200 printable characters.' });
    }
    const sent = readProcess(request.body, reading, key);
    if (isLeft(sent)) return wrong(reply, sent.left);
    const { price, owner, branch } = sent.right;
    const priced = valuer.price(price);
    if (isLeft(priced)) {
      return priced.left.kind === 'key-of-another'
        ? anotherSaid(reply)
        : reply.code(422).send({
            message:
              priced.left.kind === 'no-vehicle'
                ? 'There is no vehicle of this registration.'
                : 'No price can be given for this vehicle.',
          });
    }
    const stored = priced.right;
    const valuation = valuer.fetch(stored.hash);
    if (valuation === undefined) throw new Error('A valuation was not stored');
    const { enquiry, emails } = valuationLead({
      stored,
      valuation,
      owner,
      branch,
      siteName: mail.siteName,
      siteOrigin: mail.siteOrigin,
    });
    const taken = await desk.take(enquiry, emails, mail.delivery);
    mail.wake();
    if (!isSameEnquiry(taken, enquiry)) return anotherSaid(reply);
    return reply.type('application/json').send(JSON.stringify(`/car-value/summary/${stored.hash}`));
  });

  paths.fetch(async (request, reply) => {
    const { hash } = request.params as { readonly hash: string };
    const found = valuer.fetch(hash);
    return found === undefined
      ? reply.code(404).send({ message: 'There is no such valuation.' })
      : reply.send(found);
  });
}

const anotherSaid = (reply: FastifyReply): FastifyReply =>
  reply.code(409).send({
    message: 'This Idempotency-Key has been used for a valuation of something else.',
  });

type Options = RouteShorthandOptions;

const limitsOf = ({ mostAMinute }: ValuationRouteParts): Options => ({
  bodyLimit: MOST_BYTES,
  ...(mostAMinute !== undefined && {
    config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'valuations' } },
  }),
});

const limited = (
  api: FastifyInstance,
  parts: ValuationRouteParts,
  lay: (api: FastifyInstance, options: Options) => void,
): void => {
  void api.register(async (calls) => {
    if (parts.mostAMinute !== undefined) await calls.register(rateLimit, { global: false });
    lay(calls, limitsOf(parts));
  });
};

/** Reading A, below `/api` (CALL-03, -04, -06, -07, -09). */
export function valuationRoutesA(server: FastifyInstance, parts: ValuationRouteParts): void {
  server.post('/departments', () => ({ data: { data: WIRE_DEPARTMENTS } }));
  limited(server, parts, (api, options) => {
    routes(parts, {
      reading: 'a',
      lookUp: (handler) => api.get('/v2/web/valuation-lookup', options, handler),
      process: (handler) => api.post('/valuations/process', options, handler),
      fetch: (handler) => api.post('/valuations/fetch/:hash', handler),
    });
  });
}

/** Reading B, below `/valuations` (CALL-05, -08, -10). */
export function valuationRoutesB(server: FastifyInstance, parts: ValuationRouteParts): void {
  limited(server, parts, (api, options) => {
    routes(parts, {
      reading: 'b',
      lookUp: (handler) => api.post('/lookup', options, handler),
      process: (handler) => api.post('/process', options, handler),
      fetch: (handler) => api.post('/fetch/:hash', handler),
    });
  });
}
