import { isPositive, type Money } from '../../kernel/money';
import type { OptionalExtra, Vehicle } from '../model/vehicle';
import { extrasWorth } from '../card/card-information';

/** What the first keeper paid extra for. */
export interface OptionalExtras {
  readonly items: readonly OptionalExtra[];
  /** What the priced ones come to; absent when none has a price. */
  readonly total?: Money;
  /** Some have no price, so that the total is of the others alone. */
  readonly someUnpriced: boolean;
}

/** Extras with a name; a price of £0 is no price on record. */
export function optionalExtras(vehicle: Vehicle): OptionalExtras {
  const items = vehicle.extras
    .map(({ description, price }) => ({
      description: description.trim(),
      ...(price !== undefined && isPositive(price) && { price }),
    }))
    .filter(({ description }) => description !== '');
  const total = extrasWorth({ ...vehicle, extras: items });
  return {
    items,
    ...(isPositive(total) && { total }),
    someUnpriced: items.some(({ price }) => price === undefined),
  };
}
