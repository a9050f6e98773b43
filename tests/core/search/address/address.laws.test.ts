import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeQueryString } from '../../../../core/kernel/query-string';
import {
  activeFilters,
  choose,
  FILTER_ORDER,
  fromAddress,
  toAddress,
  type StockQuery,
} from '../../../../core/search/public';
import type { SiteSection } from '../../../../core/stock/public';
import { filterChoice, stockQuery } from '../../../support/arbitraries/stock-query';
import { anyText } from '../../../support/arbitraries/text';

const queryText = (address: string): string => address.split('?')[1] ?? '';

const reread = (query: StockQuery) => fromAddress(query.section, queryText(toAddress(query)));

const section = fc.constantFrom<SiteSection>('cars', 'van');

const keys = [
  ...FILTER_ORDER,
  'sort',
  'page',
  'resultsPerPage',
  'status',
  'reserved',
  'finance_deposit',
  'finance_mileage',
  'finance_term',
  'finance_type',
  'make[]',
  'range[0]',
  'utm_source',
];

/** An address somebody might have typed, built from names that mean something. */
const typedAddress = fc
  .array(
    fc.tuple(
      fc.constantFrom(...keys),
      fc.oneof(
        anyText,
        fc.constantFrom('1', '0', 'ford', 'ford:ka', ':', 'ford:', ' ford : ka ', 'nil', '50,60'),
      ),
    ),
    { maxLength: 12 },
  )
  .map(writeQueryString);

describe('a search and its address', () => {
  it('come back the same: no filter is lost in the address bar', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        expect(reread(query)).toEqual({ query, ignored: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('come back the same after any choice', () => {
    fc.assert(
      fc.property(stockQuery, fc.array(filterChoice, { maxLength: 5 }), (start, choices) => {
        const query = choices.reduce((before, [key, value]) => choose(before, key, value), start);
        expect(reread(query).query).toEqual(query);
      }),
    );
  });

  it('have one spelling: reading and writing an address again changes it no more', () => {
    fc.assert(
      fc.property(section, fc.oneof(typedAddress, anyText), (half, text) => {
        const once = toAddress(fromAddress(half, text).query);
        expect(toAddress(fromAddress(half, queryText(once)).query)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  it('make sense of any text at all, and that search has an address [SF-5] [RT-3]', () => {
    fc.assert(
      fc.property(section, fc.oneof(typedAddress, anyText), (half, text) => {
        const { query } = fromAddress(half, text);
        expect(reread(query)).toEqual({ query, ignored: [] });
        expect(query.page).toBeGreaterThanOrEqual(1);
        const chips = activeFilters(query).map(({ value }) => value);
        expect(['undefined', 'null', 'NaN', ''].filter((word) => chips.includes(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are plain ASCII without spaces', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        expect(toAddress(query)).toMatch(/^\/used\/(cars|van)\/search\/(\?[!-~]+)?$/);
      }),
    );
  });
});
