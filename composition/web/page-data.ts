import type { HydrationState } from 'react-router-dom';
import type { LatestKey } from '../../adapters/http/content/http-article-library';
import type { TrackingSettings } from '../../adapters/tracking/tracking-settings';
import type { ShownSettings } from '../../ui/kit/shown-settings';

/** Where reservations are paid for, as far as a browser has to know it. */
export interface CheckoutOfVisit {
  /** Scheme and host of the provider's pages; absent where they are the site's own. */
  readonly origin?: string | undefined;
  /** For the provider's own call; without one there is none. */
  readonly key?: string | undefined;
}

/** What the browser needs to know of the server's settings. */
export interface VisitSettings {
  readonly siteName: string;
  readonly publicOrigin: string;
  readonly settings: ShownSettings;
  readonly filterDebounce: 'leading' | 'trailing';
  /** Whether the site may be read offline. */
  readonly hasServiceWorker: boolean;
  readonly recents: { readonly name: string; readonly most: number };
  readonly tracking: TrackingSettings;
  /** Where reservations are paid for. */
  readonly checkout: CheckoutOfVisit;
  /** The key by which a back end gives the latest articles, where it is not the usual one. */
  readonly latestArticles?: LatestKey;
  /** Where pictures are that editors only name, unless it is this site. */
  readonly mediaStorage?: string;
  readonly apiBaseUrl?: string;
  readonly redirectHost?: string;
  readonly dealerStockHost?: string;
}

export interface PageData {
  readonly visit: VisitSettings;
  /** Addresses of the scripts of pages that may come next, by the route's id. */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the scripts that are wanted once somebody is there. */
  readonly onSign: readonly string[];
  readonly loaderData: NonNullable<HydrationState['loaderData']>;
  /** What became of a posted form, by route; null on a page that was asked for. */
  readonly actionData: NonNullable<HydrationState['actionData']> | null;
  readonly errors: Readonly<
    Record<string, { readonly status: number; readonly data: unknown }>
  > | null;
}

/** The block our own server wrote into the page; not the answer of another system, so not decoded. */
export function readPageData(page: Document): PageData {
  const block = page.getElementById('page-data')?.textContent ?? undefined;
  if (block === undefined) throw new Error('The page carries no data');
  return JSON.parse(block) as PageData;
}
