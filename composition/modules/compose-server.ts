import type { Container } from 'inversify';
import { sanitiseOnServer } from '../../adapters/html/sanitise-on-server';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import { MemoryShortlistStore } from '../../adapters/storage/memory-shortlist-store';
import type { Clock } from '../../core/kernel/ports/clock';
import { makeContainer } from './make-container';

export interface ServerSettings extends HttpClientSettings {
  readonly clock?: Clock;
}

/**
 * For rendering pages on the server. A shopper's shortlist is unknown here; the store is new each
 * time it is asked for, so that no request can leave anything to the next.
 */
export function composeServer(settings: ServerSettings): Container {
  return makeContainer({
    ...settings,
    cleanHtml: sanitiseOnServer,
    makeShortlistStore: () => new MemoryShortlistStore(),
  });
}
