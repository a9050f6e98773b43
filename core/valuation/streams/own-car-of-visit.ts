import { skip, tap } from 'rxjs';
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
  /** Looks anew at what is kept: a page that comes back as it was left may not know of a change since. */
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
  const carOf = (held: HeldValuation | undefined): Pick<OwnCarState, 'car'> =>
    held === undefined ? {} : { car: ownCarOf(held, clock.now()) };
  const { state$, dispatch } = scope.store<OwnCarState, OwnCarState>(
    { ...carOf(memory.read()), isInDeposit: false },
    (_, next) => next,
  );
  let removedNow: HeldValuation | undefined;

  function show(held: HeldValuation | undefined): void {
    const { isInDeposit, removed } = state$.value;
    const now = carOf(held);
    dispatch({
      ...now,
      isInDeposit: isInDeposit && now.car !== undefined,
      ...(removed !== undefined && now.car === undefined && { removed }),
    });
  }

  // The price may be kept or forgotten by any part of the site.
  scope.run(memory.held$.pipe(skip(1), tap(show)));

  return {
    state$,
    read: () => {
      show(memory.read());
    },
    remove: () => {
      const { car } = state$.value;
      removedNow = memory.read();
      memory.forget();
      if (car !== undefined) dispatch({ isInDeposit: false, removed: car });
    },
    putBack: () => {
      const back = removedNow;
      removedNow = undefined;
      if (back === undefined) show(memory.read());
      else memory.write(back);
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
