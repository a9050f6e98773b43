import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  choose,
  freshQuery,
  isResettable,
  withFinance,
  withoutEachFilter,
  withPage,
  withReservedShown,
  withSort,
  type FilterKey,
} from '../../../../core/search/public';

const fresh = freshQuery('cars');

describe('the chips', () => {
  it('are none on a fresh page', () => {
    expect(activeFilters(fresh)).toEqual([]);
  });

  it('stand for every choice, 0 and nil too, always in the same order [FILTER-09] [SF-6]', () => {
    const choices: readonly (readonly [FilterKey, string])[] = [
      ['tax_rate', 'nil'],
      ['keyword', 'zetec'],
      ['monthly_from', '0'],
      ['fuel_type', 'petrol'],
      ['category', 'van'],
      ['make', 'ford'],
      ['make', 'bmw'],
    ];
    const query = choices.reduce((q, [key, value]) => choose(q, key, value), fresh);
    expect(activeFilters(query)).toEqual([
      { key: 'make', value: 'ford' },
      { key: 'make', value: 'bmw' },
      { key: 'category', value: 'van' },
      { key: 'monthly_from', value: '0' },
      { key: 'fuel_type', value: 'petrol' },
      { key: 'tax_rate', value: 'nil' },
      { key: 'keyword', value: 'zetec' },
    ]);
  });
});

describe('"Reset all filters"', () => {
  it('shows when anything that reset restores differs [SEARCH-08] [CG-063]', () => {
    for (const query of [
      choose(fresh, 'make', 'ford'),
      choose(fresh, 'monthly_from', '0'),
      choose(fresh, 'category', 'cars'),
      withSort(fresh, 'price|desc'),
      withReservedShown(fresh, true),
      withReservedShown(fresh, false),
      withFinance(fresh, { deposit: 0 }),
      withFinance(fresh, { mileage: 10000 }),
      withFinance(fresh, { months: 48 }),
      withFinance(fresh, { type: 'HP' }),
    ]) {
      expect(isResettable(query)).toBe(true);
    }
  });

  it('does not show on a fresh page, nor on a later page of it [SEARCH-08]', () => {
    expect(isResettable(fresh)).toBe(false);
    expect(isResettable(withPage(fresh, 3))).toBe(false);
  });
});

describe('help when nothing is found', () => {
  it('offers the search without each of the filters', () => {
    const query = withPage(choose(choose(fresh, 'make', 'ford'), 'max_price', '500'), 2);
    expect(withoutEachFilter(query)).toEqual([
      { without: { key: 'make', value: 'ford' }, query: choose(fresh, 'max_price', '500') },
      { without: { key: 'max_price', value: '500' }, query: choose(fresh, 'make', 'ford') },
    ]);
  });
});
