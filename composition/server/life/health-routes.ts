import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Life } from './life';

/**
 * For whoever watches over the process, and shares requests out among several. Ready is a server that
 * can answer, and is not about to leave. Whether the back end answers makes no difference: it is the
 * same for all servers, and with none ready a shopper would get no page, where now each says what
 * there is and what cannot be had.
 */
export const healthRoutes =
  (life: Life): FastifyPluginAsync =>
  (site) => {
    site.get('/healthz', (_, reply) => say(reply, 200, 'alive'));
    site.get('/readyz', (_, reply) =>
      life.isLeaving() ? say(reply, 503, 'leaving') : say(reply, 200, 'ready'),
    );
    return Promise.resolve();
  };

const say = (reply: FastifyReply, status: number, word: string): FastifyReply =>
  reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${word}\n`);
