import { emptyBits, setBit, type Bits } from './bit-set';
import type { FacetValue } from './coded-column';
import type { IndexRow } from './index-row';
import type { MeasureColumn } from './measure-column';
import { slugOf } from '../catalogue/slug-of';
import { endsPart, type Sliced } from './slices';

/** How many features a filter offers. */
export const OFFERED_FEATURES = 25;

/** Few enough for the counters of a group to be few. */
export const FEATURES_A_GROUP = 7;

/** Which half of the stock options are taken from. */
export const SECTIONS = ['all', 'cars', 'van'] as const;
export type Section = (typeof SECTIONS)[number];

/** One feature that some section offers, with the vehicles that have it. */
export interface OfferedFeature extends FacetValue {
  readonly bits: Bits;
  /** Its place among all offered features, of whatever section. */
  readonly place: number;
}

/** A vehicle has any number of features, hence no codes. */
export interface FeatureColumn {
  /** The commonest of each section, commonest first, then by label. */
  readonly offered: Readonly<Record<Section, readonly OfferedFeature[]>>;
  /**
   * All offered features, seven to a column: bit `place % FEATURES_A_GROUP` of a code in column
   * `place / FEATURES_A_GROUP`. Counting codes takes one step for seven features.
   */
  readonly groups: readonly MeasureColumn[];
  /** Positions of the vehicles with a feature, offered or not, by its slug. */
  readonly having: ReadonlyMap<string, Uint32Array>;
}

interface Having {
  readonly value: string;
  readonly label: string;
  readonly positions: number[];
  /** The last position noted, so that a vehicle naming a feature twice has it once. */
  last: number;
  readonly counts: Record<Section, number>;
}

export function* buildFeatureColumn(rows: readonly IndexRow[]): Sliced<FeatureColumn> {
  const byLabel = new Map<string, Having>();
  const bySlug = new Map<string, Having>();
  const havingOf = (label: string): Having => {
    const value = slugOf(label);
    const having = bySlug.get(value) ?? newHaving(value, label.trim());
    if (value !== '') bySlug.set(value, having);
    byLabel.set(label, having);
    return having;
  };
  for (let position = 0; position < rows.length; position++) {
    const { features, category } = rows[position]!;
    for (const label of features) {
      const having = byLabel.get(label) ?? havingOf(label);
      if (having.last === position) continue;
      having.last = position;
      having.positions.push(position);
      having.counts.all++;
      having.counts[category]++;
    }
    if (endsPart(position)) yield;
  }

  const known = new Map<string, OfferedFeature>();
  const offer = ({ value, label, positions }: Having): OfferedFeature => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const bits = emptyBits(rows.length);
    for (const position of positions) setBit(bits, position);
    const feature = { value, label, bits, place: known.size };
    known.set(value, feature);
    return feature;
  };
  const offeredIn = (section: Section): readonly OfferedFeature[] =>
    [...bySlug.values()]
      .filter((having) => having.counts[section] > 0)
      .sort(
        (one, other) =>
          other.counts[section] - one.counts[section] || (one.value < other.value ? -1 : 1),
      )
      .slice(0, OFFERED_FEATURES)
      .map(offer);

  const offered = { all: offeredIn('all'), cars: offeredIn('cars'), van: offeredIn('van') };
  const postings = new Map(
    [...bySlug.values()].map(({ value, positions }) => [value, Uint32Array.from(positions)]),
  );
  const groups = groupFeatures([...known.values()], postings, rows.length);
  return { offered, groups, having: postings };
}

const newHaving = (value: string, label: string): Having => ({
  value,
  label,
  positions: [],
  last: -1,
  counts: { all: 0, cars: 0, van: 0 },
});

function groupFeatures(
  features: readonly OfferedFeature[],
  postings: ReadonlyMap<string, Uint32Array>,
  size: number,
): readonly MeasureColumn[] {
  const groups = Array.from({ length: Math.ceil(features.length / FEATURES_A_GROUP) }, () => ({
    codes: new Uint16Array(size),
    codeCount: 1 << FEATURES_A_GROUP,
  }));
  for (const { value, place } of features) {
    const codes = groups[Math.floor(place / FEATURES_A_GROUP)]?.codes;
    const bit = 1 << (place % FEATURES_A_GROUP);
    if (codes === undefined) continue;
    for (const position of postings.get(value) ?? []) codes[position] = codes[position]! | bit;
  }
  return groups;
}

/** How often each offered feature occurs, by place, from the counts of the groups' codes. */
export function featureCounts(groups: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(groups.length * FEATURES_A_GROUP);
  groups.forEach((histogram, group) => {
    for (let code = 1; code < histogram.length; code++) {
      const count = histogram[code]!;
      if (count === 0) continue;
      for (let left = code; left !== 0; left &= left - 1) {
        const place = group * FEATURES_A_GROUP + 31 - Math.clz32(left & -left);
        counts[place] = counts[place]! + count;
      }
    }
  });
  return counts;
}
