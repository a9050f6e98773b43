import { BROWSER_CALLS, type BrowserCall } from '../../adapters/http/browser-calls';
import type { Settings } from '../settings/settings';

/** Whom a shopper's browser calls. */
export interface BrowserLines {
  /** For the browser's own wiring: another host than the site's, where it has to call one itself. */
  readonly told: Pick<Settings, 'apiBaseUrl' | 'redirectHost' | 'dealerStockHost'>;
  /** Origins it may call besides our own: an address with a path would allow that one address only. */
  readonly origins: readonly string[];
  /** Where pictures and films may come from: those of a back end may be its own files. */
  readonly media: readonly string[];
  /** Which calls the site hands on, and to whom, without a slash at the end; absent where it hands on none. */
  readonly handedOn?: {
    readonly to: Readonly<Record<BrowserCall['line'], string>>;
    readonly calls?: readonly BrowserCall[];
  };
}

/** A back end that answers in this process is at the site's own address already. */
export function browserLines(
  settings: Pick<Settings, 'apiBaseUrl' | 'redirectHost' | 'dealerStockHost' | 'browserCalls'>,
): BrowserLines {
  const { apiBaseUrl, redirectHost, dealerStockHost } = settings;
  const media = apiBaseUrl === undefined ? [] : [new URL(apiBaseUrl).origin];
  const to = apiBaseUrl !== undefined && {
    'back end': apiBaseUrl,
    redirects: redirectHost ?? apiBaseUrl,
    'dealer stock': dealerStockHost ?? apiBaseUrl,
  };
  if (to !== false && settings.browserCalls === 'relayed') {
    return {
      told: { apiBaseUrl: undefined, redirectHost: undefined, dealerStockHost: undefined },
      origins: [],
      media,
      handedOn: { to },
    };
  }
  const told = { apiBaseUrl, redirectHost, dealerStockHost };
  const hosts = Object.values(told).filter((host) => host !== undefined);
  return {
    told,
    media,
    origins: [...new Set(hosts.map((host) => new URL(host).origin))],
    // Only the site knows the token that goes with these.
    ...(to !== false && {
      handedOn: { to, calls: BROWSER_CALLS.filter(({ asCustomer }) => asCustomer === true) },
    }),
  };
}
