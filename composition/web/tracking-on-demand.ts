import { catchError, defer, EMPTY, from, map, shareReplay, switchMap, type Observable } from 'rxjs';
import type { Scope } from '../../core/kernel/scope';
import type { ConsentStore } from '../../core/tracking/public';
import type { App } from '../../ui/kit/app';
import type { VisitTrail } from '../../ui/kit/visit-trail';
import type { VisitSettings } from './page-data';
import type { TrackingOfVisit } from './visit-answers';

/**
 * The answer to the question of consent and what is reported of a visit. All of it comes with the
 * first call, after the page stands; where it cannot be fetched nothing is known, kept or sent.
 */
export function trackingOnDemand(
  visit: VisitSettings,
  scope: Scope,
  trail: VisitTrail,
): {
  readonly consentStore: ConsentStore;
  readonly track: App['track'];
} {
  const tracking$: Observable<TrackingOfVisit> = defer(() => from(import('./visit-answers'))).pipe(
    map((module) => module.trackingOfVisit(visit, scope, trail)),
    shareReplay(1),
    catchError(() => EMPTY),
  );
  return {
    consentStore: {
      read: () => tracking$.pipe(switchMap(({ consentStore }) => consentStore.read())),
      write: (consent, whenKept) =>
        tracking$.subscribe(({ consentStore }) => {
          consentStore.write(consent, whenKept);
        }),
    },
    track: (...told) =>
      tracking$.subscribe(({ track }) => {
        track(...told);
      }),
  };
}
