import { MISSING } from './monthly-column';
import { STATUSES } from './search-query';
import type { CodedFacet } from './search-query';
import { RESERVATION_FLAG, type VehicleColumns } from './vehicle-columns';

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
 * section, never itself and never one that is sold. One walk over the stock: a hundred thousand
 * vehicles take a few milliseconds.
 */
export function mostAlike(
  columns: VehicleColumns,
  position: number,
  most: number,
): readonly number[] {
  const { size, price, mileage, registeredDay, status } = columns;
  const section = columns.coded.category.codes;
  const facets = UNLIKENESS.map(([facet, cost]) => {
    const { codes } = columns.coded[facet];
    return { codes, cost, own: codes[position] };
  });
  const ownLogPrice = Math.log(price[position]!);
  const nearest = new Nearest(most);
  for (let other = 0; other < size; other++) {
    if (other === position || section[other] !== section[position]) continue;
    if ((status[other]! & (RESERVATION_FLAG - 1)) === SOLD) continue;
    let distance = isEitherMissing(price, position, other)
      ? UNKNOWN
      : PER_PRICE_RATIO * Math.abs(Math.log(price[other]!) - ownLogPrice);
    if (distance >= nearest.furthest) continue;
    distance += isEitherMissing(mileage, position, other)
      ? UNKNOWN
      : (PER_TEN_THOUSAND_MILES * Math.abs(mileage[other]! - mileage[position]!)) / 10_000;
    distance += (PER_YEAR * Math.abs(registeredDay[other]! - registeredDay[position]!)) / 365;
    for (const { codes, cost, own } of facets) if (codes[other] !== own) distance += cost;
    nearest.add(other, distance);
  }
  return nearest.positions;
}

const SOLD = STATUSES.indexOf('SOLD') + 1;

const isEitherMissing = (column: Uint32Array, one: number, other: number): boolean =>
  column[one] === MISSING || column[other] === MISSING;

/** The few nearest of many, in order; of two as near, the one told first goes first. */
class Nearest {
  readonly positions: number[] = [];
  private readonly distances: number[] = [];

  constructor(private readonly most: number) {}

  /** What a newcomer has to be nearer than. */
  get furthest(): number {
    return this.positions.length < this.most ? Infinity : (this.distances.at(-1) ?? -Infinity);
  }

  add(position: number, distance: number): void {
    if (distance >= this.furthest) return;
    let place = this.positions.length;
    while (place > 0 && (this.distances[place - 1] ?? 0) > distance) place -= 1;
    this.positions.splice(place, 0, position);
    this.distances.splice(place, 0, distance);
    if (this.positions.length <= this.most) return;
    this.positions.pop();
    this.distances.pop();
  }
}
