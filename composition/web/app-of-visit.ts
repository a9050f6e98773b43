import { left, type Either } from 'fp-ts/Either';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import { browserStorage } from '../../adapters/storage/browser-storage';
import { localStorageApprovedRate } from '../../adapters/storage/local-storage-approved-rate';
import { localStorageListingViewStore } from '../../adapters/storage/listing-view-store';
import { LocalStorageShortlistStore } from '../../adapters/storage/local-storage-shortlist-store';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';
import { makeScope } from '../../core/kernel/scope';
import type { App } from '../../ui/kit/app';
import { appOf, type AppPorts } from '../app-of';
import { listingViewOf } from '../listing-view-of';
import type { VisitSettings } from './page-data';
import { rememberedSearches } from './remembered-searches';

/**
 * Ports whose adapters come with the first call: the HTTP client, the decoders and the container
 * weigh more than the page's own script, and nothing on the first screen needs them.
 */
function portsOnDemand(load: () => Promise<AppPorts>): AppPorts {
  const ports$ = defer(() => from(load())).pipe(shareReplay(1));
  const later =
    <A extends readonly unknown[], T>(
      call: (ports: AppPorts) => (...asked: A) => Observable<Either<GatewayFailure, T>>,
    ) =>
    (...asked: A): Observable<Either<GatewayFailure, T>> =>
      ports$.pipe(
        switchMap((ports) => call(ports)(...asked)),
        // The adapters themselves could not be fetched; the next call tries again.
        catchError(() => of(left(unreachable))),
      );
  return {
    catalogue: {
      search: later(({ catalogue }) => catalogue.search),
      options: later(({ catalogue }) => catalogue.options),
      heroOptions: later(({ catalogue }) => catalogue.heroOptions),
      bySlugs: later(({ catalogue }) => catalogue.bySlugs),
    },
    quotes: { quotesFor: later(({ quotes }) => quotes.quotesFor) },
    offers: {
      resultsPageOffers: later(({ offers }) => offers.resultsPageOffers),
      promos: later(({ offers }) => offers.promos),
    },
    content: {
      page: later(({ content }) => content.page),
      branches: later(({ content }) => content.branches),
    },
    views: { viewsToday: later(({ views }) => views.viewsToday) },
  };
}

/** The one app of a visit. */
export function appOfVisit(visit: VisitSettings): App {
  const scope = makeScope();
  const approvedRate = localStorageApprovedRate(browserStorage);
  return appOf({
    scope,
    ports: portsOnDemand(() =>
      import('./ports-of-visit').then(({ portsOfVisit }) => portsOfVisit(visit)),
    ),
    clock: { now: () => Date.now() },
    shortlistStore: new LocalStorageShortlistStore(browserStorage),
    approvedRate: {
      read: approvedRate.read,
      forget: () => {
        approvedRate.forget();
        window.location.reload();
      },
    },
    listingView: listingViewOf(scope, {
      ...localStorageListingViewStore(browserStorage),
      apply: (layout) => {
        document.documentElement.dataset['view'] = layout;
      },
    }),
    siteName: visit.siteName,
    publicOrigin: visit.publicOrigin,
    settings: visit.settings,
    filterDebounce: visit.filterDebounce,
    remembered: rememberedSearches(() => Date.now()),
  });
}
