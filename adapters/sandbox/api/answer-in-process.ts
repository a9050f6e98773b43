import fastify, { type FastifyPluginAsync } from 'fastify';
import type { Inject } from '../../http/in-process-transport';

/** Routes of the sandbox, to be mounted on a server. */
export type SandboxRoutes = FastifyPluginAsync;

/** Several sets of routes as one. */
export const together =
  (...parts: readonly SandboxRoutes[]): SandboxRoutes =>
  async (server) => {
    for (const part of parts) await server.register(part);
  };

/** The same routes for callers inside this process: no port, no socket. */
export interface InProcessServer {
  readonly inject: Inject;
  readonly close: () => Promise<void>;
}

export async function answerInProcess(routes: FastifyPluginAsync): Promise<InProcessServer> {
  const server = fastify();
  await server.register(routes);
  await server.ready();
  return {
    inject: (request) => server.inject(request),
    close: async () => {
      await server.close();
    },
  };
}
