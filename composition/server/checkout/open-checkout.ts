import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { shownHost } from '../../settings/site-origin';
import type { Settings } from '../../settings/settings';
import type { Sandbox } from '../../modules/sandbox';
import type { ClosingTimes } from '../life/close-connections';
import { checkoutServer } from './checkout-server';

export interface OpenCheckout {
  /** As shoppers see it. */
  readonly origin: string;
  readonly close: (times: ClosingTimes) => Promise<void>;
}

type Wanted = Pick<Settings, 'host' | 'port' | 'checkout'>;

/**
 * The stand-in checkout, listening beside the site. A port that is set is taken, or the start fails;
 * the one beside the site's is taken if it is free, else any other: servers that run side by side for
 * a while never fight for it.
 */
export async function openCheckout(
  sandbox: Pick<Sandbox, 'checkoutPages' | 'listensAt'>,
  settings: Wanted,
): Promise<OpenCheckout> {
  const { server, closeConnections } = await checkoutServer(sandbox);
  const port = await listening(server, settings);
  const { host, checkout } = settings;
  const origin = checkout.origin ?? `http://${shownHost(host)}:${String(port)}`;
  sandbox.listensAt('checkout', origin);
  return {
    origin,
    close: async (times) => {
      await closeConnections(times);
      await server.close();
    },
  };
}

const HIGHEST_PORT = 65_535;

async function listening(
  server: FastifyInstance,
  { host, port, checkout }: Wanted,
): Promise<number> {
  const beside = port === 0 || port === HIGHEST_PORT ? 0 : port + 1;
  try {
    await server.listen({ host, port: checkout.port ?? beside });
  } catch (problem) {
    if (checkout.port !== undefined || !isTaken(problem)) throw problem;
    await server.listen({ host, port: 0 });
  }
  return (server.server.address() as AddressInfo).port;
}

const isTaken = (problem: unknown): boolean =>
  problem instanceof Error &&
  'code' in problem &&
  (problem.code === 'EADDRINUSE' || problem.code === 'EACCES');
