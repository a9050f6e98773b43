import Fastify from 'fastify';
import { withWholeAddresses } from '../../adapters/sandbox/api/whole-addresses';
import type { Sandbox } from '../modules/sandbox';
import { orderlyClose } from './life/close-connections';
import { healthRoutes } from './life/health-routes';
import { makeLife } from './life/life';
import type { Site } from './site';

export interface SandboxServerParts {
  readonly sandbox: Pick<Sandbox, 'routes'>;
  /** Below which folder the calls are, `/v1`; none unless given. */
  readonly folder?: string;
}

/**
 * The stand-in back end as a server of its own, as a real one is: a site elsewhere reaches it by
 * `API_BASE_URL`, and its pictures by whole addresses. It trusts the site beside it to say who asks.
 */
export async function sandboxServer({ sandbox, folder = '' }: SandboxServerParts): Promise<Site> {
  const server = Fastify({
    routerOptions: { maxParamLength: 400 },
    trustProxy: 'loopback',
    return503OnClosing: false,
  });
  const life = makeLife();
  const closeConnections = orderlyClose(server, life);
  await server.register(healthRoutes(life));
  server.addHook('preSerialization', (request, _reply, answer, done) => {
    done(null, withWholeAddresses(answer, `${request.protocol}://${request.host}${folder}`));
  });
  await server.register(sandbox.routes, { prefix: folder });
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ message: 'The sandbox has no such address.' }),
  );
  return { site: server, closeConnections };
}
