import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { Consent } from '../model/consent';
import type { ConsentStore } from '../ports/consent-store';

/** The shopper's answer to the question of consent, through the visit. */
export interface ConsentOfVisit {
  /** Undefined until there is an answer, which counts as a refusal (CG-121). */
  readonly consent$: Behavior<Consent | undefined>;
  readonly restore: () => void;
  readonly answer: (consent: Consent) => void;
}

export function createConsent(scope: Scope, store: ConsentStore): ConsentOfVisit {
  const { state$, dispatch } = scope.store<Consent | undefined, Consent | undefined>(
    undefined,
    (_, next) => next,
  );
  return {
    consent$: state$,
    restore: () => {
      dispatch(store.read());
    },
    answer: (consent) => {
      store.write(consent);
      dispatch(consent);
    },
  };
}
