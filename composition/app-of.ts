import { isLeft } from 'fp-ts/Either';
import { forkJoin, map, of } from 'rxjs';
import type { ApprovedRate, FinanceDefaultStore } from '../core/finance/public';
import type { Clock } from '../core/kernel/ports/clock';
import type { Ids } from '../core/kernel/ports/ids';
import type { Scope } from '../core/kernel/scope';
import type { Behavior } from '../core/kernel/behavior';
import { noCalls } from '../core/navigation/public';
import {
  createHeaderPanel,
  createRecent,
  createShortlist,
  type RecentStore,
  type SavedPriceStore,
  type ShortlistStore,
} from '../core/shortlist/public';
import { createConsent, type ConsentStore } from '../core/tracking/public';
import {
  createFinanceMemory,
  createStockSearch,
  loadSearch,
  type SearchState,
} from '../core/showroom/public';
import { freshQuery } from '../core/search/public';
import type { App, ListingView } from '../ui/kit/app';
import type { ShownSettings } from '../ui/kit/shown-settings';
import type { VisitTrail } from '../ui/kit/visit-trail';
import type { AppPorts } from './request/port-tokens';

export interface AppParts {
  /** Of the visit or the request. */
  readonly scope: Scope;
  readonly ports: AppPorts;
  /** The server's, of the page it is to send; a browser is as patient as a use case is by itself. */
  readonly patience$?: App['patience$'];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly openFormMemory: App['openFormMemory'];
  readonly openValuationMemory: App['openValuationMemory'];
  readonly openSession: App['openSession'];
  readonly openCheckout: App['openCheckout'];
  readonly trail: VisitTrail;
  readonly shortlistStore: ShortlistStore;
  readonly recentStore: RecentStore;
  readonly savedPriceStore: SavedPriceStore;
  readonly consentStore: ConsentStore;
  readonly track: App['track'];
  /** In a browser only: a server has nobody's lists to keep. */
  readonly keepSnapshot?: App['keepSnapshot'];
  /** In a browser only, where somebody sees a loading bar. */
  readonly calls$?: App['calls$'];
  readonly isOnline$: Behavior<boolean>;
  readonly approvedRate: ApprovedRate;
  readonly financeDefault: FinanceDefaultStore;
  readonly listingView: ListingView;
  readonly siteName: string;
  readonly publicOrigin: string;
  readonly settings: ShownSettings;
  readonly filterDebounce: 'leading' | 'trailing';
  /** On the server, where a page is sent with all its blocks. */
  readonly wholePages: boolean;
  /** What is done beside: a visit remembers results it has seen, a server adds what a page can have in time. */
  readonly aroundSearch?: (load: App['loadSearch']) => App['loadSearch'];
}

/** Ports and settings, made into what the views may ask for; the same on the server and in a browser. */
export function appOf(parts: AppParts): App {
  const { ports, scope } = parts;
  const load: App['loadSearch'] = (query, ignored) => loadSearch(ports, query, ignored);
  const branches: App['branches'] = () =>
    ports.content.branches().pipe(map((answer) => (isLeft(answer) ? [] : answer.right)));
  const made = new Map<unknown, unknown>();
  const app: App = {
    ports,
    wholePages: parts.wholePages,
    patience$: parts.patience$,
    siteName: parts.siteName,
    publicOrigin: parts.publicOrigin,
    settings: parts.settings,
    clock: parts.clock,
    ids: parts.ids,
    openFormMemory: parts.openFormMemory,
    openValuationMemory: parts.openValuationMemory,
    openSession: parts.openSession,
    openCheckout: parts.openCheckout,
    trail: parts.trail,
    listingView: parts.listingView,
    approvedRate: parts.approvedRate,
    financeMemory: createFinanceMemory(scope, parts.financeDefault),
    shortlist: createShortlist(scope, parts.shortlistStore),
    recent: createRecent(scope, parts.recentStore),
    savedPriceStore: parts.savedPriceStore,
    headerPanel: createHeaderPanel(scope),
    consent: createConsent(scope, parts.consentStore),
    track: parts.track,
    keepSnapshot: parts.keepSnapshot ?? (() => undefined),
    calls$: parts.calls$ ?? scope.behavior(of(noCalls)),
    isOnline$: parts.isOnline$,
    loadSearch: parts.aroundSearch === undefined ? load : parts.aroundSearch(load),
    makeStockSearch: (pageScope: Scope, start: SearchState) =>
      createStockSearch(
        pageScope,
        {
          search: ports.search,
          quotes: ports.quotes,
          offers: ports.offers,
          content: ports.content,
          views: ports.views,
          approvedRate: parts.approvedRate,
        },
        start,
        { debounce: parts.filterDebounce },
      ),
    childScope: scope.child,
    oncePerVisit: <V>(make: (app: App, scope: Scope) => V): V => {
      if (!made.has(make)) made.set(make, make(app, scope));
      return made.get(make) as V;
    },
    branches,
    loadSitemap: () =>
      forkJoin({
        branches: branches(),
        pages: ports.content.pages().pipe(map((answer) => (isLeft(answer) ? [] : answer.right))),
        makes: ports.search
          .options(freshQuery('cars'))
          .pipe(map((answer) => (isLeft(answer) ? [] : (answer.right.options.make ?? [])))),
      }),
  };
  return app;
}
