import type { Container } from 'inversify';
import { sanitiseOnServer } from '../../adapters/html/sanitise-on-server';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import type { Clock } from '../../core/kernel/ports/clock';
import { makeContainer } from './make-container';
import type { OldAddressHosts } from './navigation-module';

export interface ServerSettings extends HttpClientSettings {
  readonly clock?: Clock;
  readonly oldAddressHosts?: OldAddressHosts;
  readonly log?: (line: string) => void;
}

/** For rendering pages on the server. One container serves all requests: nothing in it is a shopper's. */
export function composeServer(settings: ServerSettings): Container {
  return makeContainer({
    ...settings,
    cleanHtml: sanitiseOnServer,
  });
}
