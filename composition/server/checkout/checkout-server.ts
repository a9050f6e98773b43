import Fastify, { type FastifyInstance } from 'fastify';
import type { Sandbox } from '../../modules/sandbox';
import { orderlyClose, type CloseConnections } from '../life/close-connections';
import { healthRoutes } from '../life/health-routes';
import { makeLife } from '../life/life';

export interface CheckoutServer {
  readonly server: FastifyInstance;
  readonly closeConnections: CloseConnections;
}

/** The stand-in checkout as a server of its own, as a payment provider's is: it knows none of the site's pages, calls or cookies. */
export async function checkoutServer(
  sandbox: Pick<Sandbox, 'checkoutPages'>,
): Promise<CheckoutServer> {
  const server = Fastify({
    routerOptions: { maxParamLength: 400 },
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS },
  });
  const life = makeLife();
  const closeConnections = orderlyClose(server, life);
  await server.register(healthRoutes(life));
  await server.register(sandbox.checkoutPages);
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('The checkout has no such address.\n'),
  );
  return { server, closeConnections };
}

/** Of a whole request, however slowly it comes. */
const REQUEST_MS = 15_000;
