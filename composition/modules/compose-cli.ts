import type { Container } from 'inversify';
import type { LatestKey } from '../../adapters/http/content/http-article-library';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import { makeContainer } from './make-container';
import type { OldAddressHosts } from './navigation-module';

/** For the command line: the same gateways, the HTML cleaner loaded only if used. */
export function composeCli(
  settings: HttpClientSettings & {
    readonly oldAddressHosts?: OldAddressHosts;
    readonly latestArticles?: LatestKey;
    readonly mediaStorage?: string;
  },
): Container {
  return makeContainer({
    ...settings,
    cleanHtml: async (html, slot) =>
      (await import('../../adapters/html/sanitise-on-server')).sanitiseOnServer(html, slot),
  });
}
