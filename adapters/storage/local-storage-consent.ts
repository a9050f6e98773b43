import type { Consent, ConsentStore } from '../../core/tracking/public';

/** The shopper's answer in the browser; storage that is blocked keeps it for the visit. */
export function localStorageConsent(): ConsentStore {
  let held: Consent | undefined;
  return {
    read: () => held,
    write: (consent) => {
      held = consent;
    },
  };
}
