import { defer, filter, from, fromEvent, map, merge } from 'rxjs';
import { browserStorage } from '../../adapters/storage/browser-storage';
import { localStorageConsent } from '../../adapters/storage/local-storage-consent';
import { localStorageCountedConversions } from '../../adapters/storage/local-storage-counted-conversions';
import type { Scope } from '../../core/kernel/scope';
import { createTracker, type ConsentStore, type Track } from '../../core/tracking/public';
import type { VisitTrail } from '../../ui/kit/visit-trail';
import type { VisitSettings } from './page-data';

export interface TrackingOfVisit {
  readonly consentStore: ConsentStore;
  readonly track: Track;
}

/** Another tab answered, or cleared everything; or this page comes back from the browser's memory. */
const changedElsewhere = (key: string) =>
  merge(
    fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => event.key === null || event.key === key),
    ),
    fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  );

/** Named for nothing that lists of advertising block: the answer to the question of consent is in it. */
/**
 * What is agreed to and the tracker that keeps to it; the sinks themselves come with consent only. The
 * file's name says nothing of that: lists of advertising would block it, and the question with it.
 */
export function trackingOfVisit(
  { tracking }: VisitSettings,
  scope: Scope,
  trail: Pick<VisitTrail, 'now'>,
): TrackingOfVisit {
  const consentStore = localStorageConsent({
    storage: browserStorage,
    now: () => Date.now(),
    key: tracking.consentKey,
    changedElsewhere$: changedElsewhere(tracking.consentKey),
  });
  const track = createTracker(scope, {
    consent$: consentStore.read(),
    fetchSinks: () =>
      defer(() => from(import('./sinks-of-visit'))).pipe(
        map((module) => module.sinksOfVisit(tracking, trail)),
      ),
    counted: localStorageCountedConversions(browserStorage),
    failed: (sink, problem) => {
      console.warn(`Tracking (${sink})`, problem);
    },
  });
  return { consentStore, track };
}
