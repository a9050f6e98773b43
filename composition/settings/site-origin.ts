import type { Settings } from './settings';

/** Scheme and host that the site is known by: as it is set, else where it listens. */
export const siteOrigin = ({
  publicOrigin,
  host,
  port,
}: Pick<Settings, 'publicOrigin' | 'host' | 'port'>): string =>
  publicOrigin ?? `http://${shownHost(host)}:${port}`;

/** As a browser on this machine can ask for it. */
export const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
