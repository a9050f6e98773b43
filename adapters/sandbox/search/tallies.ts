import type { Bits } from './bit-set';
import { CODED_FACETS, type CodedFacet } from './facet-readings';
import type { Histogram } from './histogram';
import type { MeasureColumn } from './measure-column';
import type { VehicleColumns } from './vehicle-columns';

/** What is counted: facets, and the measures that bounds are offered on. */
export const TALLY_NAMES = [...CODED_FACETS, 'year', 'price', 'mileage'] as const;
export type TallyName = (typeof TALLY_NAMES)[number];

export type Tallies = Readonly<Record<TallyName, Histogram>>;

export function columnToCount(columns: VehicleColumns, name: TallyName): MeasureColumn {
  switch (name) {
    case 'price':
      return columns.priceSteps;
    case 'mileage':
      return columns.mileageSteps;
    case 'year':
      return codedMeasure(columns, name);
    default:
      return codedMeasure(columns, name);
  }
}

function codedMeasure(columns: VehicleColumns, name: CodedFacet | 'year'): MeasureColumn {
  const column = name === 'year' ? columns.year : columns.coded[name];
  return { codes: column.codes, codeCount: column.values.length + 1 };
}

/** Counts the codes of the first `count` of `positions`. */
export function tally(column: MeasureColumn, positions: Uint32Array, count: number): Histogram {
  const histogram = new Uint32Array(column.codeCount);
  const { codes } = column;
  for (let at = 0; at < count; at++) {
    const code = codes[positions[at]!]!;
    histogram[code] = histogram[code]! + 1;
  }
  return histogram;
}

/** The same of a set, without listing its positions first: right for a single column. */
export function tallyBits({ codes, codeCount }: MeasureColumn, bits: Bits): Histogram {
  const histogram = new Uint32Array(codeCount);
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word]!;
    const base = (word << 5) + 31;
    while (left !== 0) {
      const code = codes[base - Math.clz32(left & -left)]!;
      histogram[code] = histogram[code]! + 1;
      left &= left - 1;
    }
  }
  return histogram;
}
