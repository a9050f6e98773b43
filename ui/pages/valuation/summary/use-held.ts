import { useEffect, useState } from 'react';
import type { Money } from '../../../../core/kernel/money';
import {
  heldOf,
  type HeldValuation,
  type Valuation,
  type ValuationMemory,
} from '../../../../core/valuation/public';
import { useApp } from '../../../kit/app-context';

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

const nothing = () => undefined;

/** Reads, writes and forgets which price the visit puts to use; without script it does nothing. */
export function useHeld(valuation: Valuation): Held {
  const app = useApp();
  const [memory, setMemory] = useState<ValuationMemory>();
  const [held, setHeld] = useState<HeldValuation>();
  useEffect(() => {
    let isHere = true;
    app.openValuationMemory().then((opened) => {
      if (!isHere) return;
      setHeld(opened.held.read());
      setMemory(opened);
    }, nothing);
    return () => {
      isHere = false;
    };
  }, [app]);
  const usable = heldOf(valuation);
  const isThis = held?.hash === valuation.hash;
  if (memory === undefined) return { kind: 'not-known', use: nothing, stop: nothing };
  return {
    kind: isThis
      ? 'this'
      : usable === undefined
        ? 'of-no-use'
        : held === undefined
          ? 'none'
          : 'another',
    ...(held !== undefined && { vehicle: held.vehicle }),
    settlement: isThis ? held.settlement : undefined,
    use: () => {
      if (usable === undefined) return;
      memory.held.write(usable);
      setHeld(usable);
    },
    stop: () => {
      memory.held.forget();
      setHeld(undefined);
    },
  };
}
