import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODED_FACETS } from '../../../../adapters/sandbox/search/facet-readings';
import { BOUND_NAMES } from '../../../../adapters/sandbox/search/search-query';
import { slugOf } from '../../../../adapters/sandbox/catalogue/slug-of';
import { VehicleIndex } from '../../../../adapters/sandbox/search/vehicle-index';
import { anySearchQuery } from '../../../support/arbitraries/search-query';
import { anyStock } from '../../../support/arbitraries/stock-record';
import { PlainSearch } from './plain-search';

const sites = [
  { id: 1, slug: 'bolton', town: 'Bolton' },
  { id: 2, slug: 'chester', town: 'Chester' },
];
const today = '2026-11-27';

/** Small stocks count as small ones, and as large ones do. */
const packing = fc.constantFrom(0, 6000);

const searched = fc.tuple(anyStock, anySearchQuery, packing).map(([stock, query, packAbove]) => ({
  query,
  index: new VehicleIndex(stock, { sites, today, packAbove }),
  plain: new PlainSearch(stock, sites, today),
}));

describe('searching the stock, against looking at every vehicle', () => {
  it('lists the same vehicles in the same order, with the same total [SEARCH-27, SEARCH-28, CG-057]', () => {
    fc.assert(
      fc.property(searched, ({ query, index, plain }) => {
        expect(index.search(query)).toEqual({
          total: plain.matching(query).length,
          ids: plain.ids(query),
        });
      }),
      { numRuns: 400 },
    );
  });

  it('offers every value of the section, with what choosing it alone would list [FILTER-07, FILTER-16]', () => {
    fc.assert(
      fc.property(searched, ({ query, index, plain }) => {
        const { options, total } = index.facets(query);
        expect(total).toBe(plain.matching(query).length);
        for (const facet of CODED_FACETS) {
          const makes = (query.lists.make ?? []).map(slugOf);
          const expected = [...plain.valuesOf(query, facet)]
            .filter((value) => facet !== 'range' || makes.includes(value.split(':')[0] ?? ''))
            .map((value) => [value, plain.countWithValue(query, facet, value)]);
          const offered = (options[facet] ?? []).map(({ value, count }) => [value, count]);
          expect(new Map(offered as [string, number][]), facet).toEqual(
            new Map(expected as [string, number][]),
          );
          expect(offered, facet).toHaveLength(expected.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('counts features and bounds as choosing them would [FILTER-16, FILTER-34]', () => {
    fc.assert(
      fc.property(searched, ({ query, index, plain }) => {
        const { options } = index.facets(query);
        for (const { value, count } of options['features'] ?? []) {
          expect(count, value).toBe(plain.countWithValue(query, 'features', value));
        }
        for (const name of BOUND_NAMES) {
          for (const { value, count } of options[name] ?? []) {
            expect(count, `${name} ${value}`).toBe(
              plain.countWithBound(query, name, Number(value)),
            );
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('knows of vehicles that are kept what an index of them so would know, and the former does not', () => {
    const kept = fc.dictionary(fc.nat(40).map(String), fc.constantFrom('RESERVED', 'SOLD'), {
      maxKeys: 12,
    });
    fc.assert(
      fc.property(anyStock, kept, anySearchQuery, packing, (stock, keptAt, query, packAbove) => {
        const settings = { sites, today, packAbove };
        const statuses = new Map(
          Object.entries(keptAt).flatMap(([place, status]) => {
            const record = stock[Number(place)];
            return record === undefined ? [] : [[record.id, status] as const];
          }),
        );
        const changed = stock.map((record) => {
          const status = statuses.get(record.id);
          if (status === undefined) return record;
          return {
            ...record,
            status,
            reservedAt: status === 'SOLD' ? null : '2026-11-27T12:00:00Z',
          };
        });
        const former = new VehicleIndex(stock, settings);
        const before = former.searchWithFacets(query);
        const index = former.keeping(statuses);
        expect(index.searchWithFacets(query)).toEqual(
          new VehicleIndex(changed, settings).searchWithFacets(query),
        );
        expect(former.searchWithFacets(query)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  it('turns the pages through everybody exactly once [SEARCH-22]', () => {
    fc.assert(
      fc.property(searched, fc.integer({ min: 1, max: 20 }), ({ query, index }, pageSize) => {
        const { total } = index.search(query);
        const pages = Array.from({ length: Math.ceil(total / pageSize) + 1 }, (_, at) =>
          index.search({ ...query, page: at + 1, pageSize }),
        );
        const ids = pages.flatMap((page) => page.ids);
        expect(new Set(ids).size).toBe(total);
        expect(ids).toHaveLength(total);
        expect(pages.at(-1)?.ids).toEqual([]);
      }),
    );
  });
});
