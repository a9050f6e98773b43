import {
  countBits,
  countShared,
  differenceInto,
  hasBit,
  listPositions,
  type Bits,
} from './bit-set';
import type { OfferedFeature } from './feature-column';
import type { MatchedStock } from './matched-stock';
import type { MonthlyStock } from './monthly-stock';
import { packColumns, unpackCounts, type Pack } from './packed-columns';
import type { Base } from './status-bases';
import { columnToCount, tally, TALLY_NAMES, type Histogram, type TallyName } from './tallies';
import type { MeasureColumn, VehicleColumns } from './vehicle-columns';

/** From which size of a set one way of counting gets cheaper than another. */
export interface CountingThresholds {
  /** Above so many vehicles, one pass over packed columns beats one pass a column. */
  readonly packing: number;
  /** Above so many vehicles, intersecting whole sets beats looking every vehicle up. */
  readonly intersecting: number;
}

/** Measured with tests/bench/facet-search.bench.ts at 100,000 vehicles. */
const THRESHOLDS: CountingThresholds = { packing: 6000, intersecting: 2500 };

/** The vehicles to count, or, where those are most of the base, the ones that are not among them. */
interface Counted {
  readonly count: number;
  readonly positions: Uint32Array;
  readonly bits: Bits;
  /** Whether the rest is counted, to be taken from the base's counts. */
  readonly isRest: boolean;
}

/** Counts of one set of vehicles, worked out on demand, each once. */
export interface SetCounts {
  readonly histogram: (name: TallyName) => Histogram;
  readonly monthly: (stock: MonthlyStock) => Histogram;
  readonly feature: (feature: OfferedFeature) => number;
}

/** Counts facets over sets of vehicles. */
export class FacetCounter {
  private readonly packs: readonly Pack<TallyName>[];

  constructor(
    private readonly columns: VehicleColumns,
    private readonly thresholds: CountingThresholds = THRESHOLDS,
  ) {
    this.packs = packColumns(
      new Map(TALLY_NAMES.map((name) => [name, columnToCount(columns, name)])),
    );
  }

  /** Counts of everybody who matches. */
  ofAll({ base, all }: MatchedStock): SetCounts {
    const counted = this.listCounted(base, all);
    const histograms =
      counted.count > this.thresholds.packing
        ? this.unpackAll(base, counted)
        : new Map<TallyName, Histogram>();
    return this.countsOf(base, counted, histograms);
  }

  /** Counts of everybody who would match without one filter. */
  without(matched: MatchedStock, name: string): SetCounts {
    const counted = this.listCounted(matched.base, matched.without(name));
    return this.countsOf(matched.base, counted, new Map());
  }

  private listCounted(base: Base, bits: Bits): Counted {
    const size = countBits(bits);
    const isRest = size * 2 > base.size;
    const counted = isRest ? new Uint32Array(bits.length) : bits;
    if (isRest) differenceInto(counted, base.bits, bits);
    const positions = new Uint32Array(isRest ? base.size - size : size);
    return { count: listPositions(counted, positions), positions, bits: counted, isRest };
  }

  private unpackAll(base: Base, counted: Counted): Map<TallyName, Histogram> {
    const histograms = new Map<TallyName, Histogram>();
    for (const pack of this.packs) {
      const joint = tally(pack.column, counted.positions, counted.count);
      unpackCounts(pack, joint).forEach((histogram, at) => {
        const name = pack.members[at]!.name;
        histograms.set(name, settle(histogram, counted, base.tallies[name]));
      });
    }
    return histograms;
  }

  private countsOf(base: Base, counted: Counted, known: Map<TallyName, Histogram>): SetCounts {
    const count = (column: MeasureColumn): Histogram =>
      tally(column, counted.positions, counted.count);
    return {
      histogram: (name) => {
        const histogram =
          known.get(name) ??
          settle(count(columnToCount(this.columns, name)), counted, base.tallies[name]);
        known.set(name, histogram);
        return histogram;
      },
      monthly: (stock) => {
        if (!counted.isRest) return count(stock.column);
        return settle(count(stock.column), counted, baseMonthly(base, stock));
      },
      feature: (feature) => {
        const having = countHaving(counted, feature.bits, this.thresholds.intersecting);
        return counted.isRest ? base.featureCount(feature) - having : having;
      },
    };
  }
}

/** The counts wanted: those counted, or what they leave of the base's. */
function settle(histogram: Histogram, { isRest }: Counted, whole: Histogram): Histogram {
  if (!isRest) return histogram;
  for (let code = 0; code < histogram.length; code++) {
    histogram[code] = whole[code]! - histogram[code]!;
  }
  return histogram;
}

function baseMonthly(base: Base, stock: MonthlyStock): Histogram {
  const known = stock.baseTallies.get(base);
  if (known !== undefined) return known;
  const positions = new Uint32Array(base.size);
  const histogram = tally(stock.column, positions, listPositions(base.bits, positions));
  stock.baseTallies.set(base, histogram);
  return histogram;
}

function countHaving(
  { count, positions, bits }: Counted,
  having: Bits,
  intersectAbove: number,
): number {
  if (count > intersectAbove) return countShared(bits, having);
  let found = 0;
  for (let at = 0; at < count; at++) if (hasBit(having, positions[at]!)) found++;
  return found;
}
