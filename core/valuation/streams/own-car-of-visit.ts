import type { Behavior } from '../../kernel/behavior';
import type { Clock } from '../../kernel/ports/clock';
import type { Scope } from '../../kernel/scope';
import type { HeldValuation } from '../model/held-valuation';
import type { ValuationMemory } from '../ports/valuation-memory';
import { ownCarOf, type OwnCar } from '../rules/own-car';

/** Plain data: the shopper's own car, and what may be undone. */
export interface OwnCarState {
  /** None where no valuation is held. */
  readonly car?: OwnCar;
  /** The one that was just removed. */
  readonly removed?: OwnCar;
  /** Whether figures of finance count it as part of the deposit. */
  readonly isInDeposit: boolean;
}

/** The shopper's own car, put against every price of a visit until it is removed. */
export interface OwnCarOfVisit {
  readonly state$: Behavior<OwnCarState>;
  /** Looks anew at what is kept: another part of the site may have kept or forgotten a price. */
  readonly read: () => void;
  /** Forgets it everywhere. */
  readonly remove: () => void;
  /** Undoes that. */
  readonly putBack: () => void;
  /** What was removed can be put back no more. */
  readonly settle: () => void;
  readonly countInDeposit: (isCounted: boolean) => void;
}

export function createOwnCar(
  scope: Scope,
  memory: ValuationMemory['held'],
  clock: Clock,
): OwnCarOfVisit {
  const carNow = (): Pick<OwnCarState, 'car'> => {
    const held = memory.read();
    return held === undefined ? {} : { car: ownCarOf(held, clock.now()) };
  };
  const { state$, dispatch } = scope.store<OwnCarState, OwnCarState>(
    { ...carNow(), isInDeposit: false },
    (_, next) => next,
  );
  let removedNow: HeldValuation | undefined;
  return {
    state$,
    read: () => {
      const { isInDeposit, removed } = state$.value;
      const now = carNow();
      dispatch({
        ...now,
        isInDeposit: isInDeposit && now.car !== undefined,
        ...(removed !== undefined && now.car === undefined && { removed }),
      });
    },
    remove: () => {
      removedNow = memory.read();
      memory.forget();
      const { car } = state$.value;
      dispatch({ isInDeposit: false, ...(car !== undefined && { removed: car }) });
    },
    putBack: () => {
      if (removedNow !== undefined) memory.write(removedNow);
      removedNow = undefined;
      dispatch({ ...carNow(), isInDeposit: false });
    },
    settle: () => {
      removedNow = undefined;
      if (state$.value.removed === undefined) return;
      const { removed: _, ...rest } = state$.value;
      dispatch(rest);
    },
    countInDeposit: (isInDeposit) => {
      dispatch({ ...state$.value, isInDeposit });
    },
  };
}
