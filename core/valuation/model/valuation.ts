import type { Money } from '../../kernel/money';
import type { LookedUpVehicle } from './looked-up-vehicle';

/** What the group pays by condition: Below Average, Average, Showroom (VALA-46, CG-025). */
export interface TierPrices {
  readonly belowAverage: Money;
  readonly average: Money;
  readonly showroom: Money;
}

/** One step from the price when new to the Average price; together they come to it. */
export interface PriceStep {
  /** The valuer's word for it: "age", "miles". */
  readonly step: string;
  readonly amount: Money;
}

/** A valuation as anybody may see it who has its hash: nothing of the person is in it (VA-5). */
export interface Valuation {
  /** Nobody can guess it. Reading B calls it the id. */
  readonly hash: string;
  readonly vehicle: LookedUpVehicle;
  /** Miles. */
  readonly mileage?: number;
  /** Absent where the valuer tells none. */
  readonly prices?: TierPrices;
  /** ISO instant. */
  readonly valuedAt?: string;
  /** The last day on which the prices may be used, "2026-12-06". */
  readonly lastDay?: string;
  /** Whether that day is over, by the valuer's clock and no other (VA-7). */
  readonly isOutOfDate: boolean;
  readonly workings: readonly PriceStep[];
}
