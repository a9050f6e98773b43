import { tabStorage } from '../../adapters/storage/browser-storage';
import { previousAddressesSink } from '../../adapters/storage/previous-addresses';
import { consoleSink } from '../../adapters/tracking/console-sink';
import { sendByFetch } from '../../adapters/tracking/outgoing-call';
import { sha256 } from '../../adapters/tracking/sha-256';
import type { SinkParts } from '../../adapters/tracking/sink-kind';
import { eachSink } from '../../adapters/tracking/sinks';
import type { TrackingSettings } from '../../adapters/tracking/tracking-settings';
import { uuidIds } from '../../adapters/ids/uuid-ids';
import { CONSENT_CATEGORIES, type EventSink } from '../../core/tracking/public';
import type { VisitTrail } from '../../ui/kit/visit-trail';

const warn = (sink: string, problem: unknown): void => {
  console.warn(`Tracking (${sink})`, problem);
};

/** The sinks that are set, in a fixed order; what is set by half is named in the console (ERR-44). */
export function sinksOfVisit(
  settings: TrackingSettings,
  trail: Pick<VisitTrail, 'now'>,
): readonly EventSink[] {
  const parts: SinkParts = {
    window,
    send: sendByFetch(warn),
    hash: sha256,
    now: () => Date.now(),
    nextId: uuidIds.next,
    // As the trail knows it, which never has an address with a secret.
    page: () => ({
      origin: window.location.origin,
      path: trail.now()?.address.split('?', 1)[0] ?? '/',
    }),
    startAgain: () => {
      window.location.reload();
    },
    failed: warn,
  };
  for (const missing of settings.missing) warn('settings', `${missing} is not set`);
  return [
    previousAddressesSink(tabStorage),
    ...eachSink(settings, (kind, setting) =>
      setting === undefined ? [] : [kind.open(setting, parts)],
    ).flat(),
    ...(settings.inConsole
      ? CONSENT_CATEGORIES.map((needs) =>
          consoleSink(needs, (words) => {
            console.info(words);
          }),
        )
      : []),
  ];
}
