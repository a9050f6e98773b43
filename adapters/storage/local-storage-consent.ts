import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import type { Consent, ConsentStore } from '../../core/tracking/public';
import type { BrowserStorage } from './browser-storage';
import { TRACKING_KEYS } from './tracking-keys';

/** Six months of the shortest kind; an older answer is asked for again (UX rule 25). */
export const CONSENT_LASTS_MS = 181 * 24 * 60 * 60 * 1000;

export interface ConsentStorageParts {
  /** Reaches for the storage; may throw. */
  readonly storage: () => BrowserStorage;
  readonly now: () => number;
  /** The name it is kept under (CG-121). */
  readonly key: string;
  /** Tells that another tab may have changed it. */
  readonly changedElsewhere$: Observable<unknown>;
}

const { codec } = TRACKING_KEYS.consent;

const isSame = (one: Consent | undefined, other: Consent | undefined): boolean =>
  one?.analytics === other?.analytics && one?.marketing === other?.marketing;

/** The shopper's answer in the browser; storage that is blocked or full keeps it for the visit. */
export function localStorageConsent(parts: ConsentStorageParts): ConsentStore {
  let unkept: Consent | undefined;
  const kept = (): Consent | undefined => {
    if (unkept !== undefined) return unkept;
    try {
      const found = codec.read(parts.storage().getItem(parts.key));
      const age = found === undefined ? Infinity : parts.now() - found.at;
      // A moment that has not come yet is no answer either: the clock was set back.
      return age >= 0 && age < CONSENT_LASTS_MS ? found?.consent : undefined;
    } catch {
      return undefined;
    }
  };
  const consent$ = new BehaviorSubject(kept());
  parts.changedElsewhere$.subscribe(() => {
    consent$.next(kept());
  });
  return {
    read: () => consent$.pipe(distinctUntilChanged(isSame)),
    write: (consent, whenKept) => {
      unkept = undefined;
      try {
        parts.storage().setItem(parts.key, codec.write({ consent, at: parts.now() }));
      } catch {
        unkept = consent;
      }
      consent$.next(consent);
      if (unkept === undefined) whenKept();
    },
  };
}
