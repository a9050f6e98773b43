import { tabStorage } from '../../adapters/storage/browser-storage';
import { previousAddressesSink } from '../../adapters/storage/previous-addresses';
import { analyticsSink } from '../../adapters/tracking/analytics-sink';
import { consoleSink } from '../../adapters/tracking/console-sink';
import { conversionsSink } from '../../adapters/tracking/conversions-sink';
import { sendByFetch } from '../../adapters/tracking/outgoing-call';
import { sha256 } from '../../adapters/tracking/sha-256';
import { tagManagerSink } from '../../adapters/tracking/tag-manager-sink';
import type { TrackingSettings } from '../../adapters/tracking/tracking-settings';
import { uuidIds } from '../../adapters/ids/uuid-ids';
import { CONSENT_CATEGORIES, type EventSink } from '../../core/tracking/public';

const warn = (sink: string, problem: unknown): void => {
  console.warn(`Tracking (${sink})`, problem);
};

/** The sinks that are set, in a fixed order; what is set by half is named in the console (ERR-44). */
export function sinksOfVisit(settings: TrackingSettings): readonly EventSink[] {
  const { tagManager, analytics, conversions } = settings;
  const send = sendByFetch(warn);
  for (const missing of settings.missing) warn('settings', `${missing} is not set`);
  return [
    previousAddressesSink(tabStorage),
    ...(tagManager === undefined
      ? []
      : [
          tagManagerSink({
            container: tagManager,
            window,
            startAgain: () => {
              window.location.reload();
            },
          }),
        ]),
    ...(analytics === undefined
      ? []
      : [
          analyticsSink({
            settings: analytics,
            send,
            page: () => ({ origin: window.location.origin, path: window.location.pathname }),
          }),
        ]),
    ...(conversions === undefined
      ? []
      : [
          conversionsSink({
            settings: conversions,
            send,
            hash: sha256,
            now: () => Date.now(),
            nextId: uuidIds.next,
            page: () => window.location.origin + window.location.pathname,
            failed: (problem) => {
              warn('conversions', problem);
            },
          }),
        ]),
    ...(settings.inConsole
      ? CONSENT_CATEGORIES.map((needs) =>
          consoleSink(needs, (words) => {
            console.info(words);
          }),
        )
      : []),
  ];
}
