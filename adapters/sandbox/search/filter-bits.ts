import { emptyBits, fillRange, setBit, uniteInto, wordsFor, type Bits } from './bit-set';
import type { CodedColumn } from './coded-column';
import { MISSING } from './monthly-column';
import { RecentAnswers } from './recent-answers';
import { slugOf } from '../catalogue/slug-of';
import type { CodedFacet } from './facet-readings';
import type { BoundName } from './search-query';
import type { VehicleColumns } from './vehicle-columns';

/** Sets of 12.5 kB at 100,000 vehicles. */
const KEPT_FILTERS = 96;

/** The vehicles with any of the codes that `wanted` marks with a 1. */
function bitsOfCodes(codes: Uint16Array, wanted: Uint8Array): Bits {
  const bits = emptyBits(codes.length);
  for (let word = 0; word < bits.length; word++) {
    const from = word << 5;
    const to = Math.min(from + 32, codes.length);
    let found = 0;
    for (let position = from; position < to; position++) {
      found |= wanted[codes[position]!]! << (position - from);
    }
    bits[word] = found;
  }
  return bits;
}

/** The vehicles whose measure is known and within the bounds, both included. */
export function bitsWithin(measures: Uint32Array, least: number, most: number): Bits {
  const bits = new Uint32Array(wordsFor(measures.length));
  const top = Math.min(most, MISSING - 1);
  for (let word = 0; word < bits.length; word++) {
    const from = word << 5;
    const to = Math.min(from + 32, measures.length);
    let found = 0;
    for (let position = from; position < to; position++) {
      const measure = measures[position]!;
      if (measure >= least && measure <= top) found |= 1 << (position - from);
    }
    bits[word] = found;
  }
  return bits;
}

/** Pounds to pence, without the stray fraction of 9999.99 × 100. */
export const inPence = (pounds: number): number => Math.round(pounds * 100);

/** First position whose price is above (or, with `orEqual`, at least) an amount of pence. */
function firstPriced(price: Uint32Array, pence: number, orEqual: boolean): number {
  let low = 0;
  let high = price.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const asked = price[middle]!;
    if (asked > pence || (orEqual && asked === pence)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A value as a shopper's address may write it, in the form the column has it. */
function canonical(facet: CodedFacet, value: string): string {
  switch (facet) {
    case 'range':
      return value.split(':').map(slugOf).join(':');
    case 'doors':
    case 'seats':
      return value.trim() === '' ? '' : String(Number(value));
    case 'engine_size':
      return Number.isFinite(Number(value)) ? Number(value).toFixed(1) : value;
    case 'tax_rate':
      return value === '0' ? 'nil' : value;
    default:
      return slugOf(value);
  }
}

/** Turns single filters into sets of vehicles, and keeps the recent ones. */
export class FilterBits {
  private readonly recent = new RecentAnswers<Bits>(KEPT_FILTERS);

  constructor(private readonly columns: VehicleColumns) {}

  /** The codes that a shopper's value means: none for an unknown one, several for a shared model name. */
  codesOf(facet: CodedFacet, value: string): readonly number[] {
    const column = this.columns.coded[facet];
    const wanted = canonical(facet, value);
    if (facet === 'range' && !wanted.includes(':')) return codesOfModel(column, wanted);
    const code = column.codeOf.get(wanted);
    return code === undefined ? [] : [code];
  }

  ofCode(facet: CodedFacet, code: number): Bits {
    return this.recent.get(`${facet}:${code}`, () => {
      const column = this.columns.coded[facet];
      const wanted = new Uint8Array(column.values.length + 1);
      wanted[code] = 1;
      return bitsOfCodes(column.codes, wanted);
    });
  }

  /** Fresh, and the caller's to change. */
  ofCodes(facet: CodedFacet, codes: readonly number[]): Bits {
    const bits = emptyBits(this.columns.size);
    for (const code of codes) uniteInto(bits, this.ofCode(facet, code));
    return bits;
  }

  ofFeatures(slugs: readonly string[]): Bits {
    const bits = emptyBits(this.columns.size);
    for (const slug of slugs) uniteInto(bits, this.ofFeature(slugOf(slug)));
    return bits;
  }

  private ofFeature(slug: string): Bits {
    return this.recent.get(`feature:${slug}`, () => {
      const bits = emptyBits(this.columns.size);
      for (const position of this.columns.features.having.get(slug) ?? []) setBit(bits, position);
      return bits;
    });
  }

  ofBound(name: Exclude<BoundName, 'monthly_from' | 'monthly_to'>, bound: number): Bits {
    return this.recent.get(`${name}:${bound}`, () => this.boundBits(name, bound));
  }

  private boundBits(name: Exclude<BoundName, 'monthly_from' | 'monthly_to'>, bound: number): Bits {
    const { price, mileage, year, size } = this.columns;
    const bits = emptyBits(size);
    switch (name) {
      case 'min_price':
        fillRange(
          bits,
          firstPriced(price, inPence(bound), true),
          firstPriced(price, MISSING, true),
        );
        return bits;
      case 'max_price':
        fillRange(bits, 0, firstPriced(price, Math.min(inPence(bound), MISSING - 1), false));
        return bits;
      case 'odometer_value':
        return bitsWithin(mileage, 0, bound);
      case 'min_year':
        return yearBits(year, (offered) => offered >= bound);
      case 'max_year':
        return yearBits(year, (offered) => offered <= bound);
    }
  }
}

function yearBits(year: CodedColumn, within: (offered: number) => boolean): Bits {
  const wanted = new Uint8Array(year.values.length + 1);
  year.values.forEach(({ value }, index) => {
    if (within(Number(value))) wanted[index + 1] = 1;
  });
  return bitsOfCodes(year.codes, wanted);
}

const codesOfModel = (column: CodedColumn, model: string): readonly number[] =>
  column.values.flatMap(({ value }, index) =>
    value.slice(value.indexOf(':') + 1) === model ? [index + 1] : [],
  );
