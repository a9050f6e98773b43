import { useEffect } from 'react';
import type { Money } from '../../../../core/kernel/money';
import {
  createHeldInView,
  heldOf,
  type HeldValuation,
  type Valuation,
} from '../../../../core/valuation/public';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';

/** How a valuation that is shown stands to the one that this visit puts to use. */
export interface Held {
  readonly kind: 'not-known' | 'this' | 'another' | 'none' | 'of-no-use';
  /** The vehicle whose price is in use. */
  readonly vehicle?: HeldValuation['vehicle'];
  /** What the visit knows to be owed on this vehicle. */
  readonly settlement?: Money | undefined;
  readonly use: () => void;
  readonly stop: () => void;
}

/** Reads, writes and forgets which price the visit puts to use; without script it does nothing. */
export function useHeld(valuation: Valuation): Held {
  const { openValuationMemory } = useApp();
  const inView = useViewModel(createHeldInView);
  useEffect(() => {
    inView.wake(openValuationMemory);
  }, [inView, openValuationMemory]);
  const { isKnown, held } = useBehavior(inView.state$);
  const usable = heldOf(valuation);
  const isThis = held?.hash === valuation.hash;
  return {
    kind: kindOf({ isKnown, isThis, isUsable: usable !== undefined, isHeld: held !== undefined }),
    ...(held !== undefined && { vehicle: held.vehicle }),
    settlement: isThis ? held.settlement : undefined,
    use: () => {
      if (usable !== undefined) inView.use(usable);
    },
    stop: inView.stop,
  };
}

type HeldFacts = Readonly<Record<'isKnown' | 'isThis' | 'isUsable' | 'isHeld', boolean>>;

function kindOf({ isKnown, isThis, isUsable, isHeld }: HeldFacts): Held['kind'] {
  if (!isKnown) return 'not-known';
  if (isThis) return 'this';
  if (!isUsable) return 'of-no-use';
  return isHeld ? 'another' : 'none';
}
