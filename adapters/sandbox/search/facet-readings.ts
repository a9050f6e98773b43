import { slugOf } from '../catalogue/slug-of';
import { alphabetical, numerical, type FacetReading, type FacetValue } from './coded-column';
import type { IndexRow, IndexSite } from './index-row';
import { dayOf } from './day-of';

type Reading = FacetReading<IndexRow>;

const byName = (fact: (row: IndexRow) => string | null): Reading => ({
  fact,
  value: (row) => {
    const label = fact(row);
    return label === null ? undefined : { value: slugOf(label), label: label.trim() };
  },
  order: alphabetical,
});

const byNumber = (fact: (row: IndexRow) => number | null, decimals: number): Reading => ({
  fact,
  value: (row) => {
    const number = fact(row);
    if (number === null || !Number.isFinite(number)) return undefined;
    return { value: number.toFixed(decimals), label: number.toFixed(decimals) };
  },
  order: numerical,
});

/** `nil` is £0 (FILTER-12). */
function taxOf({ taxPence }: IndexRow): FacetValue | undefined {
  if (taxPence === null || !Number.isFinite(taxPence)) return undefined;
  const pounds = Math.round(taxPence / 100);
  return { value: pounds === 0 ? 'nil' : String(pounds), label: `£${pounds}` };
}

/** How each facet that gives a vehicle one value at most is read off it, and how its values are ordered. */
export function facetReadings(sites: readonly IndexSite[]) {
  const siteOf = new Map(sites.map((site) => [site.id, { value: site.slug, label: site.town }]));
  return {
    make: {
      fact: (row) => row.makeSlug,
      value: (row) => ({ value: row.makeSlug, label: row.makeName.trim() }),
      order: alphabetical,
    },
    range: {
      fact: (row) => `${row.makeSlug}:${row.rangeSlug}`,
      value: (row) => ({
        value: `${row.makeSlug}:${row.rangeSlug}`,
        label: row.rangeName.trim(),
        make: row.makeSlug,
      }),
      order: alphabetical,
    },
    body_type: byName((row) => row.bodyType),
    transmission: byName((row) => row.transmission),
    fuel_type: byName((row) => row.fuelType),
    colour: byName((row) => row.colour),
    location_name: {
      fact: (row) => row.siteId,
      value: (row) => (row.siteId === null ? undefined : siteOf.get(row.siteId)),
      order: alphabetical,
    },
    doors: byNumber((row) => row.doors, 0),
    seats: byNumber((row) => row.seats, 0),
    engine_size: byNumber((row) => row.engineSize, 1),
    tax_rate: { fact: (row) => row.taxPence, value: taxOf, order: numerical },
    category: {
      fact: (row) => row.category,
      value: ({ category }) => ({
        value: category,
        label: category === 'van' ? 'Vans' : 'Cars',
      }),
      order: alphabetical,
    },
  } as const satisfies Readonly<Record<string, Reading>>;
}

export type CodedFacet = keyof ReturnType<typeof facetReadings>;

export const CODED_FACETS = Object.keys(facetReadings([])) as readonly CodedFacet[];

/** Year of first registration; none where there is no date. */
export const yearReading: Reading = {
  fact: (row) => row.registeredOn?.slice(0, 4) ?? null,
  value: (row) => {
    const year = row.registeredOn?.slice(0, 4);
    if (year === undefined || dayOf(row.registeredOn) === undefined) return undefined;
    return { value: year, label: year };
  },
  order: numerical,
};
