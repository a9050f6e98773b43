import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  choose,
  clearAllFilters,
  isChosen,
  isResettable,
  keepMonthlyGap,
  resetQuery,
  toggle,
  unchoose,
  withoutEachFilter,
  withPage,
  withSort,
  SORT_ORDERS,
  type FilterKey,
  type StockQuery,
} from '../../../../core/search/public';
import { isActive } from '../../../../core/search/query/active-filters';
import { MONTHLY_GAP, MOST_MONTHLY } from '../../../../core/search/monthly/monthly-gap';
import { filterChoice, monthlyBound, stockQuery } from '../../../support/arbitraries/stock-query';
import { anyText } from '../../../support/arbitraries/text';

/** Where the gap leaves a held thumb no room: it then moves after all (FILTER-35). */
const isAtTheEndOfTheBudget = (key: FilterKey, value: string): boolean =>
  (key === 'monthly_to' && Number(value) < MONTHLY_GAP) ||
  (key === 'monthly_from' && Number(value) > MOST_MONTHLY - MONTHLY_GAP);

/** Of an old link; it goes with any make that goes (FILTER-15). */
const hasModelOfNoMake = (query: StockQuery): boolean =>
  query.lists.range?.some((model) => !model.includes(':')) === true;

describe('changing a search', () => {
  it('gives the same for choosing twice as for once', () => {
    fc.assert(
      fc.property(stockQuery, filterChoice, (query, [key, value]) => {
        const once = choose(query, key, value);
        expect(choose(once, key, value)).toBe(once);
      }),
    );
  });

  it('has chosen what was chosen, and goes to page 1 if that is new [SEARCH-21]', () => {
    fc.assert(
      fc.property(stockQuery, filterChoice, (query, [key, value]) => {
        fc.pre(!isAtTheEndOfTheBudget(key, value));
        const after = choose(query, key, value);
        expect(isChosen(after, key, value)).toBe(true);
        expect(after === query || after.page === 1).toBe(true);
      }),
    );
  });

  it('undoes a choice by taking it back, where nothing had to yield to it', () => {
    fc.assert(
      fc.property(stockQuery, filterChoice, (query, [key, value]) => {
        const after = choose(query, key, value);
        const grew = activeFilters(after).length === activeFilters(query).length + 1;
        const isAllKept = activeFilters(query).every((filter) => isActive(after, filter));
        fc.pre(grew && isAllKept && !isAtTheEndOfTheBudget(key, value));
        fc.pre(!(key === 'make' && hasModelOfNoMake(query)));
        expect(unchoose(after, key, value)).toEqual({ ...query, page: 1 });
      }),
    );
  });

  it('takes a chosen value back with a second click', () => {
    fc.assert(
      fc.property(stockQuery, filterChoice, (query, [key, value]) => {
        fc.pre(!isAtTheEndOfTheBudget(key, value));
        expect(isChosen(toggle(query, key, value), key, value)).toBe(!isChosen(query, key, value));
      }),
    );
  });

  it('keeps all filters, terms and order on another page [SEARCH-22]', () => {
    fc.assert(
      fc.property(stockQuery, fc.double(), (query, page) => {
        expect({ ...withPage(query, page), page: query.page }).toEqual(query);
      }),
    );
  });

  it('keeps all filters in another order [SEARCH-23]', () => {
    fc.assert(
      fc.property(stockQuery, fc.constantFrom(...SORT_ORDERS), (query, sort) => {
        expect(activeFilters(withSort(query, sort))).toEqual(activeFilters(query));
      }),
    );
  });

  it('leaves nothing to remove after clearing all', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        expect(activeFilters(clearAllFilters(query))).toEqual([]);
      }),
    );
  });

  it('leaves nothing to reset after a reset [SEARCH-08] [SEARCH-24] [CG-063]', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        expect(isResettable(resetQuery(query))).toBe(false);
      }),
    );
  });

  it('can be reset as soon as anything is filtered [SEARCH-08]', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        fc.pre(activeFilters(query).length > 0);
        expect(isResettable(query)).toBe(true);
      }),
    );
  });

  it('never makes a search narrower by giving up a filter', () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        const all = activeFilters(query);
        for (const { without, query: lighter } of withoutEachFilter(query)) {
          expect(activeFilters(lighter).filter((filter) => !isActive(query, filter))).toEqual([]);
          expect(isActive(lighter, without)).toBe(false);
        }
        expect(withoutEachFilter(query)).toHaveLength(all.length);
      }),
    );
  });

  it('never holds a value twice, nor a model without its make, whatever is typed', () => {
    fc.assert(
      fc.property(
        stockQuery,
        fc.constantFrom('make' as const, 'range' as const, 'colour' as const),
        anyText,
        (query, key, text) => {
          const { lists } = choose(query, key, text);
          for (const values of Object.values(lists)) {
            expect(new Set(values).size).toBe(values.length);
            expect(values).not.toHaveLength(0);
          }
          for (const model of lists.range ?? []) {
            const [make = '', ...rest] = model.split(':');
            if (make !== '' && rest.join(':') !== '') expect(lists.make).toContain(make);
          }
        },
      ),
    );
  });
});

describe('the gap of the monthly budget', () => {
  it('is always kept, within what can be asked, and the held side stays where there is room [FILTER-35] [FILTER-36]', () => {
    fc.assert(
      fc.property(monthlyBound, monthlyBound, fc.constantFrom('from', 'to'), (from, to, moved) => {
        const kept = keepMonthlyGap({ from, to }, moved);
        const least = kept.from ?? Number.NaN;
        const most = kept.to ?? Number.NaN;
        expect(most - least).toBeGreaterThanOrEqual(MONTHLY_GAP);
        expect(least).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(MOST_MONTHLY);
        if (moved === 'from' && from <= MOST_MONTHLY - MONTHLY_GAP) expect(least).toBe(from);
        if (moved === 'to' && to >= MONTHLY_GAP) expect(most).toBe(to);
      }),
    );
  });
});
