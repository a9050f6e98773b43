import type { Container } from 'inversify';
import { makeScope } from '../../core/kernel/scope';
import { MemoryShortlistStore } from '../../adapters/storage/memory-shortlist-store';
import type { App } from '../../ui/kit/app';
import { appOf } from '../app-of';
import { gridForAll, listingViewOf } from '../listing-view-of';
import type { Settings } from '../settings/settings';
import { TOKENS } from '../tokens';

/** An app for one request; nothing of it is left when the request ends. */
export const appOfRequest =
  (container: Container, settings: Settings) =>
  (publicOrigin: string): { readonly app: App; readonly end: () => void } => {
    const scope = makeScope();
    const app = appOf({
      scope,
      ports: {
        catalogue: container.get(TOKENS.stockCatalogue),
        quotes: container.get(TOKENS.quoteDesk),
        offers: container.get(TOKENS.offerFeed),
        content: container.get(TOKENS.contentLibrary),
        views: container.get(TOKENS.viewCounter),
      },
      clock: container.get(TOKENS.clock),
      approvedRate: { read: () => undefined, forget: () => undefined },
      shortlistStore: new MemoryShortlistStore(),
      listingView: listingViewOf(scope, gridForAll),
      siteName: settings.siteName,
      publicOrigin,
      settings: {
        headlinePrice: settings.headlinePrice,
        placeholderWhen: settings.placeholderWhen,
      },
      filterDebounce: settings.filterDebounce,
    });
    return { app, end: scope.end };
  };
