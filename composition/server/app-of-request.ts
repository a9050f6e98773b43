import type { Container } from 'inversify';
import { defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import type { EnquiryDesk } from '../../core/enquiry/public';
import { makeScope, type OnFault } from '../../core/kernel/scope';
import type { ReservationDesk } from '../../core/reservation/public';
import { withViewCounts } from '../../core/showroom/public';
import { MemoryShortlistStore } from '../../adapters/storage/memory-shortlist-store';
import type { App } from '../../ui/kit/app';
import type { RequestFacts } from '../../ui/kit/request-facts';
import { makeVisitTrail } from '../../ui/kit/visit-trail';
import { appOf } from '../app-of';
import { gridForAll, listingViewOf } from '../listing-view-of';
import { failureLog } from '../logged-failures';
import { answering } from '../request/answering';
import { portsOf } from '../request/ports-of';
import { requestScope, type RequestIdentity } from '../request/request-scope';
import { CALL_TIMES, sitePorts } from './calls/site-ports';
import type { Settings } from '../settings/settings';
import { shownOf } from '../settings/shown-of';
import { TOKENS } from '../tokens';

/** Between a line about a failure and the same line again. */
const SAME_LINE_MS = 60_000;

/** For whoever runs the site. */
const logFault: OnFault = (fault) => {
  console.error('A stream has thrown', fault);
};

/** An app for one request, whose time begins with it; nothing of it is left when the request ends. */
export const appOfRequest = (
  container: Container,
  settings: Settings,
  {
    times = CALL_TIMES,
    log = (line: string) => {
      console.warn(line);
    },
  } = {},
) => {
  const clock = container.get(TOKENS.clock);
  const logged = failureLog(log, clock, SAME_LINE_MS);
  const portsForPage = sitePorts(portsOf(container), { clock, times, logged, log });
  return (
    publicOrigin: string,
    facts?: RequestFacts,
    isPosted = false,
  ): { readonly app: App; readonly end: () => void; readonly wasLate: () => boolean } => {
    const scope = makeScope(logFault);
    const { ports, patience$, wasLate } = portsForPage({
      isPosted,
      ...(facts !== undefined && {
        own: {
          desk: logged('desk', deskOfRequest(container, facts)),
          reservations: logged('reservations', reservationsOfRequest(container, facts)),
        },
      }),
    });
    const app = appOf({
      scope,
      ports,
      patience$,
      ids: container.get(TOKENS.ids),
      // A form that is drawn here is woken in the browser, which has a store.
      openFormMemory: () => Promise.reject(new Error('A server remembers nobody’s forms')),
      openValuationMemory: () =>
        Promise.reject(new Error('A server remembers nobody’s valuations')),
      openCheckout: () => Promise.reject(new Error('A server leads nobody to a checkout')),
      clock,
      trail: makeVisitTrail(),
      financeDefault: { read: () => undefined, write: () => undefined },
      approvedRate: { read: () => ({}), forget: () => undefined },
      shortlistStore: new MemoryShortlistStore(),
      savedPriceStore: { read: () => new Map(), write: () => undefined },
      recentStore: { read: () => [], write: () => undefined },
      consentStore: { read: () => EMPTY, write: () => undefined },
      track: () => undefined,
      isOnline$: scope.behavior(of(true)),
      listingView: listingViewOf(scope, gridForAll),
      siteName: settings.siteName,
      publicOrigin,
      settings: shownOf(settings),
      filterDebounce: settings.filterDebounce,
      wholePages: true,
      aroundSearch: (load) => (query, ignored) =>
        load(query, ignored).pipe(switchMap(withViewCounts(ports.views))),
    });
    return { app: facts === undefined ? app : { ...app, request: facts }, end: scope.end, wasLate };
  };
};

/** Reserves in the shopper's own name; how a reservation stands is the same for everybody. */
const reservationsOfRequest = (
  container: Container,
  identity: RequestIdentity,
): ReservationDesk => {
  const own$ = <Answer>(call: (desk: ReservationDesk) => Observable<Answer>): Observable<Answer> =>
    defer(() => call(answering(requestScope(container, identity).get(TOKENS.reservations))));
  return {
    reserve: (request) => own$((desk) => desk.reserve(request)),
    standing: (id) => own$((desk) => desk.standing(id)),
    withdraw: (id, email) => own$((desk) => desk.withdraw(id, email)),
  };
};

/** A request's own desk, made when something is handed in: most requests only read. */
const deskOfRequest = (container: Container, identity: RequestIdentity): EnquiryDesk => ({
  submit: (submission) =>
    defer(() => answering(requestScope(container, identity).get(TOKENS.desk)).submit(submission)),
});
