import type { FinanceDefault, FinanceDefaultStore } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';

/** The finance terms a shopper last chose: for the visit, and where it can be kept, for the next. */
export interface FinanceMemory {
  readonly kept$: Behavior<FinanceDefault | undefined>;
  /** Reads what an earlier visit kept (NAV-07). */
  readonly restore: () => void;
  readonly keep: (terms: FinanceDefault) => void;
}

/** A store that keeps nothing costs only the next visit its terms, never this one. */
export function createFinanceMemory(scope: Scope, store: FinanceDefaultStore): FinanceMemory {
  const { state$, dispatch } = scope.store<FinanceDefault | undefined, FinanceDefault | undefined>(
    undefined,
    (_, next) => next,
  );
  return {
    kept$: state$,
    restore: () => {
      // What was chosen before the restoring is newer than what was kept.
      if (state$.value === undefined) dispatch(store.read());
    },
    keep: (terms) => {
      dispatch(terms);
      store.write(terms);
    },
  };
}
