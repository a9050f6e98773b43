import type { Container } from 'inversify';
import type { WindowLike } from 'dompurify';
import { sanitiseInBrowser } from '../../adapters/html/sanitise-in-browser';
import type { LatestKey } from '../../adapters/http/content/http-article-library';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import { makeContainer } from './make-container';
import type { OldAddressHosts } from './navigation-module';

export interface WebSettings extends HttpClientSettings {
  /** The browser's window, for cleaning HTML. */
  readonly window: WindowLike;
  readonly oldAddressHosts?: OldAddressHosts;
  readonly latestArticles?: LatestKey;
  readonly mediaStorage?: string;
}

/** For a shopper's browser. Loaded when the first call is made: nothing on the first screen needs it. */
export function composeWeb({ window, ...line }: WebSettings): Container {
  const { baseUrl, ...toSite } = line;
  return makeContainer({
    ...line,
    // The token of a customer is known to the site alone.
    ...(baseUrl !== undefined && { customerLine: toSite }),
    asksSite: baseUrl === undefined,
    cleanHtml: sanitiseInBrowser(window),
  });
}
