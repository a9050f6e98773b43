import type { Money } from '../../kernel/money';
import type { LookedUpVehicle } from './looked-up-vehicle';
import type { Valuation } from './valuation';

/** A valuation with prices that this visit keeps, to be put against what vehicles cost. Nothing of a person is in it. */
export interface HeldValuation extends Pick<Valuation, 'hash' | 'mileage' | 'lastDay'> {
  readonly vehicle: LookedUpVehicle;
  readonly prices: NonNullable<Valuation['prices']>;
  /** What is still owed on it, as the shopper said; absent where nothing was said. */
  readonly settlement?: Money;
}

/** What of a valuation is kept; nothing of one that has no prices or is out of date. */
export function heldOf(
  { hash, vehicle, mileage, prices, lastDay, isOutOfDate }: Valuation,
  settlement?: Money,
): HeldValuation | undefined {
  if (prices === undefined || isOutOfDate) return undefined;
  return {
    hash,
    vehicle,
    prices,
    ...(mileage !== undefined && { mileage }),
    ...(lastDay !== undefined && { lastDay }),
    ...(settlement !== undefined && { settlement }),
  };
}
