import { NEVER, of } from 'rxjs';
import type { BrowserStorage } from '../../adapters/storage/browser-storage';
import { localStorageConsent } from '../../adapters/storage/local-storage-consent';
import { consoleSink } from '../../adapters/tracking/console-sink';
import type { Scope } from '../../core/kernel/scope';
import { CONSENT_CATEGORIES, createTracker, type Track } from '../../core/tracking/public';
import { CONSENT_ANSWERS, type ConsentAnswer } from './consent-answers';

export interface TerminalTrackerParts {
  /** What a browser would keep, the answer to the question of consent among it. */
  readonly storage: BrowserStorage;
  /** The name that the answer is kept under (CG-121). */
  readonly consentKey: string;
  /** Given for this command, in place of the one that is kept. */
  readonly answer?: ConsentAnswer | undefined;
  readonly say: (line: string) => void;
}

/** Says line by line what the site would report, and no more than was agreed to (TRACK-03); nothing is sent. */
export function terminalTracker(
  scope: Scope,
  { storage, consentKey, answer, say }: TerminalTrackerParts,
): Track {
  const kept = localStorageConsent({
    storage: () => storage,
    now: () => Date.now(),
    key: consentKey,
    changedElsewhere$: NEVER,
  });
  return createTracker(scope, {
    consent$: answer === undefined ? kept.read() : of(CONSENT_ANSWERS[answer]),
    fetchSinks: () => of(CONSENT_CATEGORIES.map((needs) => consoleSink(needs, say))),
    // A list sends no form, so there is none to be counted.
    counted: { isFirst: () => true, forget: () => undefined },
    failed: (sink, problem) => {
      say(`Tracking (${sink}): ${String(problem)}`);
    },
  });
}
