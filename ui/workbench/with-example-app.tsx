import { right } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { EMPTY, NEVER, of } from 'rxjs';
import { makeScope } from '../../core/kernel/scope';
import { noCalls } from '../../core/navigation/public';
import { createFinanceMemory } from '../../core/showroom/public';
import { createHeaderPanel, createRecent, createShortlist } from '../../core/shortlist/public';
import { createConsent } from '../../core/tracking/public';
import type { App, ListingLayout } from '../kit/app';
import { AppProvider } from '../kit/app-context';
import { USUAL_SETTINGS } from '../kit/shown-settings';
import { makeVisitTrail } from '../kit/visit-trail';

const notHere = (): never => {
  throw new Error('No example asks for this');
};

/** A port may be named by what would call it one day; a call is no example's. */
const uncalledPort: object = new Proxy({}, { get: () => notHere });
const UNCALLED_PORTS = new Proxy({}, { get: () => uncalledPort }) as App['ports'];

const scope = makeScope();

/** An app for views that stand alone: names and settings, an empty shortlist, and no back end. */
const EXAMPLE_APP: App = {
  siteName: 'Forecourt',
  publicOrigin: 'https://forecourt.example',
  settings: USUAL_SETTINGS,
  clock: { now: notHere },
  ids: { next: () => 'example' },
  openFormMemory: () => Promise.reject(new Error('No example remembers forms')),
  openValuationMemory: () => Promise.reject(new Error('No example remembers valuations')),
  openSession: () => Promise.reject(new Error('No example knows who is logged in')),
  openCheckout: () => Promise.reject(new Error('No example leads to a checkout')),
  trail: makeVisitTrail(),
  loadSearch: notHere,
  makeStockSearch: notHere,
  listingView: {
    view$: scope.store<ListingLayout, ListingLayout>('grid', (_, next) => next).state$,
    restore: notHere,
    show: notHere,
  },
  branches: notHere,
  loadSitemap: notHere,
  ports: UNCALLED_PORTS,
  wholePages: false,
  shortlist: createShortlist(scope, {
    read: () => [],
    write: () => right(undefined),
    changedElsewhere$: NEVER,
  }),
  recent: createRecent(scope, { read: () => [], write: () => undefined }),
  savedPriceStore: { read: () => new Map(), write: () => undefined },
  headerPanel: createHeaderPanel(scope),
  consent: createConsent(scope, { read: () => EMPTY, write: () => undefined }),
  track: () => undefined,
  keepSnapshot: () => undefined,
  calls$: scope.behavior(of(noCalls)),
  isOnline$: scope.behavior(of(true)),
  approvedRate: { read: () => ({}), forget: notHere },
  childScope: scope.child,
  oncePerVisit: (make) => make(EXAMPLE_APP, scope),
  financeMemory: createFinanceMemory(scope, { read: () => undefined, write: () => undefined }),
};

/** An example of a view that asks for the app. */
export const withExampleApp = (view: ReactElement): ReactElement => (
  <AppProvider value={EXAMPLE_APP}>{view}</AppProvider>
);
