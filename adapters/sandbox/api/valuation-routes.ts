import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { WIRE_DEPARTMENTS } from '../content/departments';
import { valuationCalls, type ValuationCallParts, type WireAnswer } from './valuation-calls';
import type { WireReading } from './valuation-request';

export interface ValuationRouteParts extends ValuationCallParts {
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

const MOST_BYTES = 64 * 1024;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Each call of one reading; paths differ, what they do does not (CG-002). */
interface Paths {
  readonly reading: WireReading;
  readonly lookUp: (handler: Handler) => void;
  readonly process: (handler: Handler) => void;
  readonly fetch: (handler: Handler) => void;
}

const answerWith = (reply: FastifyReply, { status, body }: WireAnswer): FastifyReply =>
  reply.code(status).type('application/json').send(JSON.stringify(body));

function routes(parts: ValuationRouteParts, { reading, ...paths }: Paths): void {
  const calls = valuationCalls(parts, reading);
  paths.lookUp(async (request, reply) =>
    answerWith(reply, await calls.lookUp(request.method === 'GET' ? request.query : request.body)),
  );
  paths.process(async (request, reply) => {
    const key = request.headers['idempotency-key'];
    return answerWith(
      reply,
      await calls.process(request.body, typeof key === 'string' ? key : undefined),
    );
  });
  paths.fetch(async (request, reply) => {
    const { hash } = request.params as { readonly hash: string };
    return answerWith(reply, calls.fetch(hash));
  });
}

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
