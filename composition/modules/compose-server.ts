import type { Container } from 'inversify';
import { sanitiseOnServer } from '../../adapters/html/sanitise-on-server';
import { callsAtOnce } from '../../adapters/http/calls-at-once';
import { freshConnection } from '../../adapters/http/fresh-connection';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import type { LatestKey } from '../../adapters/http/content/http-article-library';
import type { Clock } from '../../core/kernel/ports/clock';
import { makeContainer } from './make-container';
import type { OldAddressHosts } from './navigation-module';

export interface ServerSettings extends HttpClientSettings {
  readonly clock?: Clock;
  readonly oldAddressHosts?: OldAddressHosts;
  readonly log?: (line: string) => void;
  readonly latestArticles?: LatestKey;
  readonly mediaStorage?: string;
}

/** Calls under way to the back end, and those that wait for their turn: some twenty pages' and more. */
const MOST_AT_ONCE = 200;
const MOST_WAITING = 400;

/** For rendering pages on the server. One container serves all requests: nothing in it is a shopper's. */
export function composeServer(settings: ServerSettings): Container {
  return makeContainer({
    atOnce: callsAtOnce(MOST_AT_ONCE, MOST_WAITING),
    onceMore: freshConnection,
    ...settings,
    cleanHtml: sanitiseOnServer,
  });
}
