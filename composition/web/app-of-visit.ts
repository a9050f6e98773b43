import { uuidIds } from '../../adapters/ids/uuid-ids';
import { changedElsewhere } from '../../adapters/storage/changed-elsewhere';
import { cookieRecentStore } from '../../adapters/storage/cookie-recent-store';
import { browserStorage } from '../../adapters/storage/browser-storage';
import { localStorageApprovedRate } from '../../adapters/storage/local-storage-approved-rate';
import { localStorageFinanceDefault } from '../../adapters/storage/local-storage-finance-default';
import { localStorageListingViewStore } from '../../adapters/storage/listing-view-store';
import { keptIn } from '../../adapters/storage/kept-in';
import { STORAGE_KEYS } from '../../adapters/storage/storage-keys';
import { LocalStorageShortlistStore } from '../../adapters/storage/local-storage-shortlist-store';
import { makeScope } from '../../core/kernel/scope';
import type { App } from '../../ui/kit/app';
import { makeVisitTrail } from '../../ui/kit/visit-trail';
import { appOf } from '../app-of';
import { listingViewOf } from '../listing-view-of';
import { callsInFlight } from './calls-in-flight';
import type { VisitSettings } from './page-data';
import { onlineState } from './online-state';
import { portsOnDemand } from './ports-on-demand';
import { rememberedSearches } from './remembered-searches';
import { trackingOnDemand } from './tracking-on-demand';

/** Path and query of the page that linked here, if it is one of ours. */
function ownReferrer(): string | undefined {
  const { origin } = window.location;
  const { referrer } = document;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
}

/** The one app of a visit. */
export function appOfVisit(visit: VisitSettings): App {
  const scope = makeScope((fault) => {
    import('./report-fault').then(
      ({ reportFault }) => {
        reportFault(fault);
      },
      () => undefined,
    );
  });
  const approvedRate = localStorageApprovedRate(browserStorage);
  const calls = callsInFlight(scope);
  const trail = makeVisitTrail(ownReferrer());
  const clock = { now: () => Date.now() };
  return appOf({
    scope,
    ports: portsOnDemand(
      () => import('./ports-of-visit').then(({ portsOfVisit }) => portsOfVisit(visit)),
      calls,
    ),
    calls$: calls.calls$,
    clock,
    ids: uuidIds,
    openFormMemory: () =>
      import('./form-memory-of-visit').then(({ formMemoryOfVisit }) => formMemoryOfVisit),
    openValuationMemory: () =>
      import('./valuation-memory-of-visit').then(
        ({ valuationMemoryOfVisit }) => valuationMemoryOfVisit,
      ),
    openCheckout: () =>
      import('./checkout-of-visit').then(({ checkoutOfVisit }) => checkoutOfVisit(visit)),
    trail,
    shortlistStore: new LocalStorageShortlistStore(browserStorage, changedElsewhere(window)),
    recentStore: cookieRecentStore(document, visit.recents),
    savedPriceStore: keptIn(browserStorage, STORAGE_KEYS.savedPrices),
    ...trackingOnDemand(visit, scope, trail),
    keepSnapshot: (snapshot) => {
      import('./keep-snapshot').then(
        (late) => {
          late.keepSnapshot(snapshot);
        },
        () => undefined,
      );
    },
    isOnline$: onlineState(scope),
    financeDefault: localStorageFinanceDefault(browserStorage),
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
    wholePages: false,
    aroundSearch: rememberedSearches(() => Date.now()),
  });
}
