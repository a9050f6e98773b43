import { Chance } from '../stock/chance';
import type { StockRecord } from '../stock/stock-record';

/** What a salesman finds in the glovebox and the boot. */
const FOUND = [
  'Two keys',
  'Owner’s handbook',
  'Locking wheel nut key',
  'Tyre repair kit',
  'Rubber floor mats',
  'Carpet floor mats',
  'Tool kit and jack',
  'Warning triangle',
] as const;

const FOUND_IN_CARS = ['Parcel shelf', 'Boot liner'] as const;
const FOUND_IN_VANS = ['Load lashing points', 'Full-height partition'] as const;

/**
 * Things a dealer's advert adds to the maker's equipment (VDP-55); the same for a vehicle at every
 * asking. Of one that a feed told of, nothing is added.
 */
export function additionalFeaturesOf({
  stockId,
  category,
  details,
}: StockRecord): readonly string[] {
  if (details.examples?.length === 0) return [];
  const chance = new Chance(`additional/${stockId}`);
  const all = [...FOUND, ...(category === 'van' ? FOUND_IN_VANS : FOUND_IN_CARS)];
  return chance.some(all, chance.whole(0, 5));
}
