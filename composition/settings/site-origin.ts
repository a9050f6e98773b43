import type { Settings } from './settings';

/** Scheme and host that the site is known by: as it is set, else where it listens. */
export const siteOrigin = ({
  publicOrigin,
  host,
  port,
}: Pick<Settings, 'publicOrigin' | 'host' | 'port'>): string =>
  publicOrigin ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
