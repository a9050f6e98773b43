import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { siteOrigin } from '../../settings/site-origin';
import type { Settings } from '../../settings/settings';
import type { SandboxPlaces } from '../../modules/sandbox-reservations';

/** Where the servers of this process listen, each by scheme and host, once they do. */
export interface OwnAddresses {
  site?: string | undefined;
  checkout?: string | undefined;
}

/** As a process on this machine can ask for it. */
export function originOf({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo;
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${String(port)}`;
}

/** The site as shoppers know it. A port of 0 is any that is free: which one is known once it listens. */
export const shopOrigin = (settings: Shop, { site }: OwnAddresses): string =>
  settings.publicOrigin === undefined && settings.port === 0 && site !== undefined
    ? site
    : siteOrigin(settings);

type Shop = Pick<Settings, 'publicOrigin' | 'host' | 'port'>;

/** The names of this machine to itself, by what a server that listens there answers at. */
const LOOPBACK: Readonly<Record<string, readonly string[]>> = {
  '127.0.0.1': ['localhost', '127.0.0.1'],
  '0.0.0.0': ['localhost', '127.0.0.1'],
  '::1': ['localhost', '[::1]'],
  localhost: ['localhost', '127.0.0.1', '[::1]'],
  '::': ['localhost', '127.0.0.1', '[::1]'],
};

/**
 * Under which names a shopper on this very machine may use the site, each by scheme and host. Where it
 * has a public one it has no other.
 */
export function shopNames(settings: Shop, addresses: OwnAddresses): readonly string[] {
  if (settings.publicOrigin !== undefined) return [];
  const { port } = new URL(shopOrigin(settings, addresses));
  const at = port === '' ? '' : `:${port}`;
  return (LOOPBACK[settings.host] ?? []).map((name) => `http://${name}${at}`);
}

/** The provider's events go to this very process over the network, and shoppers back to the site as they know it. */
export const placesOf = (settings: Shop, addresses: OwnAddresses): SandboxPlaces => ({
  site: () => shopOrigin(settings, addresses),
  siteNames: () => shopNames(settings, addresses),
  checkout: () => addresses.checkout,
  backEnd: () => addresses.site,
  isOneOrigin: true,
});
