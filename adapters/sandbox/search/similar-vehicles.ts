import { MISSING } from './monthly-column';
import type { CodedFacet } from './facet-readings';
import { STATUSES } from './search-query';
import { RESERVATION_FLAG, UNKNOWN_DAY, type VehicleColumns } from './vehicle-columns';

/** What another kind costs in likeness: as much as a price about so many per cent away. */
const UNLIKENESS: readonly (readonly [facet: CodedFacet, cost: number])[] = [
  ['body_type', 1],
  ['fuel_type', 0.45],
  ['transmission', 0.25],
  ['make', 0.35],
  ['range', 0.2],
];

const PER_PRICE_RATIO = 2;
const PER_YEAR = 0.08;
const PER_TEN_THOUSAND_MILES = 0.06;
/** Where a figure is missing on either side: neither alike nor far apart. */
const UNKNOWN = 0.5;

/**
 * Positions of the vehicles most like the one at a position, the most alike first; of the same
 * section, never itself and never one that is sold. Positions stand in order of price, so the walk
 * goes from the vehicle towards cheaper and dearer ones and ends where the price alone sets apart.
 */
export function mostAlike(
  columns: VehicleColumns,
  position: number,
  most: number,
): readonly number[] {
  const { price } = columns;
  const nearest = new Nearest(most);
  const distanceFrom = distancesFrom(columns, position);
  /** @returns whether one this far off in price may still be near enough. */
  const consider = (other: number, inPrice: number): boolean => {
    if (inPrice >= nearest.furthest) return false;
    if (other !== position) nearest.add(other, inPrice + distanceFrom(other));
    return true;
  };

  const priced = pricedCount(columns);
  if (position >= priced) {
    for (let other = 0; other < columns.size; other++) consider(other, UNKNOWN);
    return nearest.positions;
  }
  const own = Math.log(price[position]! + 1);
  const ratioTo = (other: number): number =>
    PER_PRICE_RATIO * Math.abs(Math.log(price[other]! + 1) - own);
  for (let other = position - 1; other >= 0; other--) if (!consider(other, ratioTo(other))) break;
  for (let other = position + 1; other < priced; other++) {
    if (!consider(other, ratioTo(other))) break;
  }
  for (let other = priced; other < columns.size; other++) if (!consider(other, UNKNOWN)) break;
  return nearest.positions;
}

/** How far others are from the one at a position in all but the price; never to be reached: infinite. */
function distancesFrom(columns: VehicleColumns, position: number): (other: number) => number {
  const { mileage, firstDay, status } = columns;
  const section = columns.coded.category.codes;
  const facets = UNLIKENESS.map(([facet, cost]) => {
    const { codes } = columns.coded[facet];
    return { codes, cost, own: codes[position] };
  });
  return (other) => {
    if (section[other] !== section[position]) return Infinity;
    if ((status[other]! & (RESERVATION_FLAG - 1)) === SOLD) return Infinity;
    let distance = isEitherMissing(mileage, position, other)
      ? UNKNOWN
      : (PER_TEN_THOUSAND_MILES * Math.abs(mileage[other]! - mileage[position]!)) / 10_000;
    distance +=
      firstDay[other] === UNKNOWN_DAY || firstDay[position] === UNKNOWN_DAY
        ? UNKNOWN
        : (PER_YEAR * Math.abs(firstDay[other]! - firstDay[position]!)) / 365;
    for (const { codes, cost, own } of facets) if (codes[other] !== own) distance += cost;
    return distance;
  };
}

/** Those without a price stand last. */
function pricedCount({ price, size }: VehicleColumns): number {
  let count = size;
  while (count > 0 && price[count - 1] === MISSING) count -= 1;
  return count;
}

const SOLD = STATUSES.indexOf('SOLD') + 1;

const isEitherMissing = (column: Uint32Array, one: number, other: number): boolean =>
  column[one] === MISSING || column[other] === MISSING;

/** The few nearest of many, in order; of two as near, the one met first goes first. */
class Nearest {
  readonly positions: number[] = [];
  private readonly distances: number[] = [];

  constructor(private readonly most: number) {}

  /** What a newcomer has to be nearer than. */
  get furthest(): number {
    return this.positions.length < this.most ? Infinity : (this.distances.at(-1) ?? -Infinity);
  }

  add(position: number, distance: number): void {
    if (distance === Infinity || distance >= this.furthest) return;
    let place = this.positions.length;
    while (place > 0 && (this.distances[place - 1] ?? 0) > distance) place -= 1;
    this.positions.splice(place, 0, position);
    this.distances.splice(place, 0, distance);
    if (this.positions.length <= this.most) return;
    this.positions.pop();
    this.distances.pop();
  }
}
