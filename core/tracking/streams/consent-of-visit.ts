import { map, tap } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { Consent } from '../model/consent';
import type { ConsentStore } from '../ports/consent-store';

/** The shopper's answer to the question of consent, through the visit. */
export interface ConsentOfVisit {
  /** Undefined until there is an answer, which counts as a refusal (CG-121). */
  readonly consent$: Behavior<Consent | undefined>;
  /** Whether the question is to be put: it is known that nobody has answered it. */
  readonly isQuestionOpen$: Behavior<boolean>;
  /** Whether the last answer of this visit is known to be kept for the next. */
  readonly isKept$: Behavior<boolean>;
  readonly restore: () => void;
  readonly answer: (consent: Consent) => void;
}

interface Known {
  readonly consent?: Consent | undefined;
  readonly isKept?: boolean;
}

export function createConsent(scope: Scope, store: ConsentStore): ConsentOfVisit {
  const { state$, dispatch } = scope.store<Known | undefined, Known>(undefined, (_, next) => next);
  return {
    consent$: scope.behavior(state$.pipe(map((known) => known?.consent))),
    isQuestionOpen$: scope.behavior(
      state$.pipe(map((known) => known !== undefined && known.consent === undefined)),
    ),
    isKept$: scope.behavior(state$.pipe(map((known) => known?.isKept === true))),
    restore: () => {
      scope.run(
        store.read().pipe(
          tap((consent) => {
            dispatch({ consent });
          }),
        ),
      );
    },
    answer: (consent) => {
      let isKept = false;
      store.write(consent, () => {
        isKept = true;
        dispatch({ consent, isKept });
      });
      dispatch({ consent, isKept });
    },
  };
}
