import { countBits, intersectInto, type Bits } from './bit-set';
import type { Base } from './status-bases';

/** The filters that options are counted without. */
export type FilterName = string;

/** One filter in force, as the set of vehicles it lets through. */
export interface ActiveFilter {
  readonly name: FilterName;
  readonly bits: Bits;
}

/** Who matches, and who would match without one of the filters. */
export interface MatchedStock {
  /** A superset with its counts known beforehand. */
  readonly base: Base;
  readonly all: Bits;
  readonly total: number;
  /** All filters but this one; `all` where it is not in force. */
  readonly without: (name: FilterName) => Bits;
  readonly isActive: (name: FilterName) => boolean;
}

/**
 * Intersects all filters, and all but each one: with running intersections from both ends, three
 * steps a filter instead of one for every pair.
 */
export function matchStock(
  base: Base,
  start: Bits,
  filters: readonly ActiveFilter[],
): MatchedStock {
  const fresh = (): Bits => new Uint32Array(start.length);
  const fromFront: Bits[] = [start];
  for (const { bits } of filters) {
    const next = fresh();
    intersectInto(next, fromFront[fromFront.length - 1] ?? start, bits);
    fromFront.push(next);
  }
  const all = fromFront[filters.length] ?? start;
  const without = new Map<FilterName, Bits>();
  let fromBack: Bits | undefined;
  for (let at = filters.length - 1; at >= 0; at--) {
    const { name, bits } = filters[at]!;
    const before = fromFront[at]!;
    if (fromBack === undefined) {
      without.set(name, before);
      fromBack = bits;
      continue;
    }
    const others = fresh();
    intersectInto(others, before, fromBack);
    without.set(name, others);
    const wider = fresh();
    intersectInto(wider, fromBack, bits);
    fromBack = wider;
  }
  return {
    base,
    all,
    total: countBits(all),
    without: (name) => without.get(name) ?? all,
    isActive: (name) => without.has(name),
  };
}
