import { emptyBits, setBit, type Bits } from './bit-set';
import type { FacetValue } from './coded-column';
import type { IndexRow } from './index-row';
import { slugOf } from './slug-of';

/** How many features a filter offers. */
export const OFFERED_FEATURES = 25;

/** Which half of the stock options are taken from. */
export const SECTIONS = ['all', 'cars', 'van'] as const;
export type Section = (typeof SECTIONS)[number];

/** One feature that some section offers, with the vehicles that have it. */
export interface OfferedFeature extends FacetValue {
  readonly bits: Bits;
}

/** A vehicle has any number of features, hence no codes. */
export interface FeatureColumn {
  /** The commonest of each section, commonest first, then by label. */
  readonly offered: Readonly<Record<Section, readonly OfferedFeature[]>>;
  /** Positions of the vehicles with a feature, offered or not; `undefined` for an unknown one. */
  readonly having: (slug: string) => Uint32Array | undefined;
}

interface Having {
  readonly value: string;
  readonly label: string;
  readonly positions: number[];
  readonly counts: Record<Section, number>;
}

export function buildFeatureColumn(rows: readonly IndexRow[]): FeatureColumn {
  const slugs = new Map<string, string>();
  const bySlug = new Map<string, Having>();
  rows.forEach((row, position) => {
    for (const label of row.features) {
      const value = slugs.get(label) ?? slugOf(label);
      slugs.set(label, value);
      if (value === '') continue;
      const having = bySlug.get(value) ?? newHaving(value, label.trim());
      bySlug.set(value, having);
      if (having.positions.at(-1) === position) continue;
      having.positions.push(position);
      having.counts.all++;
      having.counts[row.category]++;
    }
  });

  const bitsOf = new Map<string, Bits>();
  const offer = ({ value, label, positions }: Having): OfferedFeature => {
    const bits = bitsOf.get(value) ?? emptyBits(rows.length);
    if (!bitsOf.has(value)) for (const position of positions) setBit(bits, position);
    bitsOf.set(value, bits);
    return { value, label, bits };
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
  return { offered, having: (slug) => postings.get(slug) };
}

const newHaving = (value: string, label: string): Having => ({
  value,
  label,
  positions: [],
  counts: { all: 0, cars: 0, van: 0 },
});
