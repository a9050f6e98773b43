import { countBits, differenceInto, listPositions, type Bits } from './bit-set';
import { featureCounts, type OfferedFeature } from './feature-column';
import type { MatchedStock } from './matched-stock';
import type { MeasureColumn } from './measure-column';
import type { MonthlyStock } from './monthly-stock';
import { packColumns, unpackCounts, type Pack } from './packed-columns';
import { tallyRuns } from './runs';
import type { Base } from './status-bases';
import { columnToCount, tally, tallyBits, TALLY_NAMES, type TallyName } from './tallies';
import type { Histogram } from './histogram';
import type { VehicleColumns } from './vehicle-columns';

/**
 * Above so many vehicles, one pass over packed columns beats one pass a column. Measured with
 * tests/bench/facet-search.bench.ts at 100,000 vehicles.
 */
const WORTH_PACKING = 6000;

/** The vehicles to count, or, where those are most of the base, the ones that are not among them. */
interface Counted {
  readonly bits: Bits;
  /** Of `bits`. */
  readonly size: number;
  /** Whether the rest is counted, to be taken from the base's counts. */
  readonly isRest: boolean;
}

/** Counts of one set of vehicles, worked out as they are asked for. */
export interface SetCounts {
  readonly histogram: (name: TallyName) => Histogram;
  readonly monthly: (stock: MonthlyStock) => Histogram;
  /** How many have each offered feature, by its place. */
  readonly features: () => Histogram;
}

/** One way of counting a column over the same set. */
type CountColumn = (column: MeasureColumn) => Histogram;

/** Counts facets over sets of vehicles. What it returns for one set is good until the next search. */
export class FacetCounter {
  private readonly packs: readonly Pack<TallyName>[];
  private readonly positions: Uint32Array;

  constructor(
    private readonly columns: VehicleColumns,
    private readonly packAbove = WORTH_PACKING,
  ) {
    const packed = TALLY_NAMES.filter((name) => name !== 'price');
    this.packs = packColumns(new Map(packed.map((name) => [name, columnToCount(columns, name)])));
    this.positions = new Uint32Array(columns.size);
  }

  /** Counts of everybody who matches: many columns, so their positions are listed first. */
  ofAll({ base, all, total }: MatchedStock): SetCounts {
    const counted = countedOf(base, all, total);
    listPositions(counted.bits, this.positions);
    const count: CountColumn = (column) => tally(column, this.positions, counted.size);
    const known = counted.size > this.packAbove ? this.unpackAll(base, counted, count) : undefined;
    return this.countsOf(base, counted, count, known);
  }

  /** Counts of everybody who would match without one filter: one column, mostly. */
  without(matched: MatchedStock, name: string): SetCounts {
    const bits = matched.without(name);
    const counted = countedOf(matched.base, bits, countBits(bits));
    return this.countsOf(matched.base, counted, (column) => tallyBits(column, counted.bits));
  }

  private unpackAll(
    base: Base,
    counted: Counted,
    count: CountColumn,
  ): ReadonlyMap<TallyName, Histogram> {
    const histograms = new Map<TallyName, Histogram>();
    for (const pack of this.packs) {
      unpackCounts(pack, count(pack.column)).forEach((histogram, at) => {
        const name = pack.members[at]!.name;
        histograms.set(name, settle(histogram, counted, base.tallies[name]));
      });
    }
    return histograms;
  }

  private countsOf(
    base: Base,
    counted: Counted,
    count: CountColumn,
    known?: ReadonlyMap<TallyName, Histogram>,
  ): SetCounts {
    const counts = (name: TallyName): Histogram =>
      name === 'price'
        ? tallyRuns(this.columns.priceRuns, counted.bits)
        : count(columnToCount(this.columns, name));
    return {
      histogram: (name) => known?.get(name) ?? settle(counts(name), counted, base.tallies[name]),
      monthly: (stock) =>
        counted.isRest
          ? settle(count(stock.column), counted, baseMonthly(base, stock))
          : count(stock.column),
      features: () =>
        settle(featureCounts(this.columns.features.groups.map(count)), counted, base.features),
    };
  }
}

function countedOf(base: Base, bits: Bits, size: number): Counted {
  if (size * 2 <= base.size) return { bits, size, isRest: false };
  const rest = new Uint32Array(bits.length);
  differenceInto(rest, base.bits, bits);
  return { bits: rest, size: base.size - size, isRest: true };
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
  const histogram = tallyBits(stock.column, base.bits);
  stock.baseTallies.set(base, histogram);
  return histogram;
}

/** For a feature that is offered. */
export const countOf = (features: Histogram, { place }: OfferedFeature): number =>
  features[place] ?? 0;
