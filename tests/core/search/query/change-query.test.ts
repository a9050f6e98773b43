import { describe, expect, it } from 'vitest';
import {
  fromAddress,
  toAddress,
  choose,
  clearAllFilters,
  clearFilter,
  freshQuery,
  MONTHLY_SLIDER,
  resetQuery,
  toggle,
  unchoose,
  withFinance,
  withKeyword,
  withMonthlyRange,
  withPage,
  withReservedShown,
  withSort,
  type FilterKey,
  type StockQuery,
} from '../../../../core/search/public';

const fresh = freshQuery('cars');

const chosen = (...choices: readonly (readonly [FilterKey, string])[]): StockQuery =>
  choices.reduce((query, [key, value]) => choose(query, key, value), fresh);

describe('choosing', () => {
  it('adds one fuel after another, in the order of choosing [WE-071] [FILTER-14]', () => {
    const query = chosen(['fuel_type', 'petrol'], ['fuel_type', 'diesel']);
    expect(query.lists).toEqual({ fuel_type: ['petrol', 'diesel'] });
  });

  it('replaces one price with another, the later one wins [WE-072] [FILTER-13]', () => {
    expect(chosen(['max_price', '10000'], ['max_price', '15000']).bounds).toEqual({
      max_price: 15000,
    });
  });

  it.each([
    ['min_price', '5000', '7000'],
    ['odometer_value', '60000', '30000'],
  ] as const)('keeps one value of %s [FILTER-13]', (key, first, second) => {
    expect(chosen([key, first], [key, second]).bounds).toEqual({ [key]: Number(second) });
  });

  it('keeps one vehicle type and one tax rate [FILTER-13] [FILTER-27]', () => {
    const query = chosen(
      ['category', 'cars'],
      ['category', 'van'],
      ['tax_rate', '190'],
      ['tax_rate', 'nil'],
    );
    expect(query).toMatchObject({ category: 'van', taxRate: 'nil' });
  });

  it('goes to page 1 and keeps the make [WE-068] [SEARCH-21]', () => {
    const before = withPage(chosen(['make', 'ford']), 4);
    const after = choose(before, 'fuel_type', 'petrol');
    expect(after).toEqual({
      ...fresh,
      page: 1,
      lists: { make: ['ford'], fuel_type: ['petrol'] },
    });
  });

  it('changes nothing, not even the page, when it is chosen already', () => {
    const query = withPage(chosen(['make', 'ford'], ['max_price', '9000']), 3);
    expect(choose(query, 'make', 'ford')).toBe(query);
    expect(choose(query, 'max_price', '9000')).toBe(query);
  });

  it.each([
    ['max_price', 'abc'],
    ['max_price', ''],
    ['max_price', '-1'],
    ['max_price', '1.5'],
    ['min_year', '20'],
    ['category', 'boat'],
    ['tax_rate', 'free'],
    ['make', '  '],
    ['make', 'ford:fiesta'],
    ['keyword', 'x'.repeat(201)],
  ] as const)('takes no notice of what is no %s: "%s" [SF-5]', (key, value) => {
    expect(choose(fresh, key, value)).toBe(fresh);
  });

  it('treats 0 as a choice [SF-6]', () => {
    const query = chosen(['monthly_from', '0'], ['min_price', '0'], ['doors', '0']);
    expect(query.bounds).toEqual({ monthly_from: 0, min_price: 0 });
    expect(query.lists).toEqual({ doors: ['0'] });
  });

  it('takes a written £0 of road tax for the nil the server knows [FILTER-12]', () => {
    expect(chosen(['tax_rate', '0']).taxRate).toBe('nil');
  });

  it('lifts a price limit that a later one contradicts, rather than finding nothing', () => {
    const query = chosen(['max_price', '10000'], ['min_price', '20000']);
    expect(query.bounds).toEqual({ min_price: 20000 });
    expect(choose(query, 'max_price', '8000').bounds).toEqual({ max_price: 8000 });
  });

  it('lifts a year limit that a later one contradicts, and keeps one that it does not', () => {
    const query = chosen(['max_year', '2018'], ['min_year', '2018']);
    expect(query.bounds).toEqual({ min_year: 2018, max_year: 2018 });
    expect(choose(query, 'min_year', '2020').bounds).toEqual({ min_year: 2020 });
  });

  it('holds at most a hundred values in one filter', () => {
    const full = Array.from({ length: 120 }, (_, place) => String(place)).reduce(
      (query, value) => choose(query, 'features', value),
      fresh,
    );
    expect(full.lists.features).toHaveLength(100);
    expect(full.lists.features?.at(-1)).toBe('99');
  });
});

describe('makes and their models', () => {
  it('removes a make and its models with it [WE-073] [FILTER-15]', () => {
    const query = chosen(
      ['make', 'ford'],
      ['make', 'bmw'],
      ['range', 'ford:fiesta'],
      ['range', 'bmw:3-series'],
      ['range', 'ford:focus'],
    );
    expect(unchoose(query, 'make', 'ford').lists).toEqual({
      make: ['bmw'],
      range: ['bmw:3-series'],
    });
  });

  it('removes with a make the models that do not say whose they are [FILTER-15]', () => {
    const query = chosen(
      ['make', 'ford'],
      ['make', 'bmw'],
      ['range', 'fiesta'],
      ['range', 'bmw:3-series'],
    );
    expect(query.lists.range).toEqual(['fiesta', 'bmw:3-series']);
    expect(unchoose(query, 'make', 'ford').lists).toEqual({
      make: ['bmw'],
      range: ['bmw:3-series'],
    });
  });

  it('leaves no model when the last make goes [FILTER-15] [FILTER-28]', () => {
    const query = chosen(['make', 'ford'], ['range', 'ford:fiesta']);
    expect(unchoose(query, 'make', 'ford').lists).toEqual({});
    expect(unchoose(query, 'make').lists).toEqual({});
  });

  it('takes a bare model beside one make for a model of that make [ROUTE-43]', () => {
    expect(chosen(['make', 'ford'], ['range', 'fiesta']).lists).toEqual({
      make: ['ford'],
      range: ['ford:fiesta'],
    });
    expect(chosen(['range', 'fiesta'], ['make', 'ford']).lists.range).toEqual(['ford:fiesta']);
  });

  it('chooses the make of a chosen model as well, or nothing would match', () => {
    expect(chosen(['make', 'bmw'], ['range', 'ford:fiesta']).lists).toEqual({
      make: ['bmw', 'ford'],
      range: ['ford:fiesta'],
    });
  });
});

describe('taking back', () => {
  it('removes the chip that was clicked and leaves the others [FILTER-09]', () => {
    const query = chosen(['colour', 'blue'], ['colour', 'red'], ['doors', '5']);
    expect(unchoose(query, 'colour', 'blue').lists).toEqual({ colour: ['red'], doors: ['5'] });
  });

  it('removes a nil tax rate like any other [SF-6]', () => {
    expect(unchoose(chosen(['tax_rate', 'nil']), 'tax_rate', 'nil')).toEqual(fresh);
  });

  it('changes nothing when the value is not the chosen one', () => {
    const query = withPage(chosen(['max_price', '9000'], ['make', 'ford']), 2);
    expect(unchoose(query, 'max_price', '8000')).toBe(query);
    expect(unchoose(query, 'make', 'bmw')).toBe(query);
    expect(unchoose(query, 'keyword')).toBe(query);
  });

  it('chooses with one click and takes back with the next', () => {
    const once = toggle(fresh, 'transmission', 'manual');
    expect(once.lists).toEqual({ transmission: ['manual'] });
    expect(toggle(once, 'transmission', 'manual')).toEqual(fresh);
  });

  it('clears one filter, and all of them, but not the order or the finance terms', () => {
    const query = withFinance(
      withSort(chosen(['make', 'ford'], ['colour', 'blue'], ['keyword', 'zetec']), 'age|desc'),
      { deposit: 500 },
    );
    expect(clearFilter(query, 'make').lists).toEqual({ colour: ['blue'] });
    const cleared = clearAllFilters(query);
    expect(cleared).toMatchObject({ lists: {}, sort: 'age|desc', finance: { deposit: 500 } });
    expect(cleared).not.toHaveProperty('keyword');
  });

  it('puts everything back on reset [WE-070] [SEARCH-24] [SEARCH-26]', () => {
    const query = withPage(
      withReservedShown(
        withFinance(withSort(chosen(['make', 'ford'], ['category', 'van']), 'mileage|asc'), {
          deposit: 1500,
          mileage: 10000,
          months: 36,
        }),
        true,
      ),
      7,
    );
    expect(resetQuery(query)).toEqual({
      section: 'cars',
      category: 'all',
      lists: {},
      bounds: {},
      availability: 'for-sale',
      finance: { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 },
      sort: 'price|asc',
      page: 1,
      pageSize: 12,
    });
  });
});

describe('order, page and the rest', () => {
  it('keeps the filters on another page [WE-069] [SEARCH-22]', () => {
    const query = chosen(['make', 'ford'], ['fuel_type', 'petrol']);
    expect(withPage(query, 3)).toEqual({ ...query, page: 3 });
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('takes page %s for page 1 [SF-3]', (page) => {
    expect(withPage(withPage(fresh, 5), page).page).toBe(1);
  });

  it('starts again at page 1 in another order [SEARCH-23]', () => {
    expect(withSort(withPage(fresh, 5), 'age|desc')).toEqual({ ...fresh, sort: 'age|desc' });
  });

  it('keeps the page when the same order is chosen again', () => {
    const query = withPage(fresh, 5);
    expect(withSort(query, 'price|asc')).toBe(query);
  });

  it('shows reserved vehicles, or those available only, and never forgets which [FILTER-03] [SEARCH-19] [SEARCH-20]', () => {
    expect(withReservedShown(fresh, true).availability).toBe('with-reserved');
    expect(withReservedShown(withReservedShown(fresh, true), false).availability).toBe(
      'available-only',
    );
  });

  it('reads a deposit of 20 as percent and any other as pounds [WE-013] [FIN-33]', () => {
    const deposits = [20, 0, 500, 2000].map((deposit) => withFinance(fresh, { deposit }).finance);
    expect(deposits.map(({ depositType }) => depositType)).toEqual([
      'Percentage',
      'Amount',
      'Amount',
      'Amount',
    ]);
  });

  it('keeps a deposit of nothing as nothing [SF-6]', () => {
    expect(withFinance(fresh, { deposit: 0 }).finance.deposit).toBe(0);
  });

  it('takes the choice of HP or PCP back', () => {
    const query = withFinance(fresh, { type: 'HP' });
    expect(query.finance.type).toBe('HP');
    expect(withFinance(query, { mileage: 6000 }).finance.type).toBe('HP');
    expect(withFinance(query, { type: undefined }).finance).not.toHaveProperty('type');
  });

  it('searches for words, and stops when they are wiped out', () => {
    const query = withKeyword(withPage(fresh, 4), '  AB12 CDE ');
    expect(query).toMatchObject({ keyword: 'AB12 CDE', page: 1 });
    expect(withKeyword(query, ' ')).toEqual(fresh);
  });
});

describe('the monthly budget', () => {
  it('lets the side that is not held yield [WE-036] [CG-041] [FILTER-36]', () => {
    const range = { from: 500, to: 500 };
    expect(withMonthlyRange(fresh, range, 'to').bounds).toEqual({
      monthly_from: 450,
      monthly_to: 500,
    });
    expect(withMonthlyRange(fresh, range, 'from').bounds).toEqual({
      monthly_from: 500,
      monthly_to: 550,
    });
  });

  it('leaves a range alone that keeps its gap [WE-037] [FILTER-35]', () => {
    expect(withMonthlyRange(fresh, { from: 450, to: 500 }, 'to').bounds).toEqual({
      monthly_from: 450,
      monthly_to: 500,
    });
  });

  it('does not go below nothing or above the most that can be asked [FILTER-36] [FIN-57]', () => {
    expect(withMonthlyRange(fresh, { from: 0, to: 0 }, 'to').bounds).toEqual({
      monthly_from: 0,
      monthly_to: 50,
    });
    expect(withMonthlyRange(fresh, { from: 9999, to: 9999 }, 'from').bounds).toEqual({
      monthly_from: 9949,
      monthly_to: 9999,
    });
  });

  it('is whole pounds that an address can hold, whatever was typed', () => {
    expect(withMonthlyRange(fresh, { from: 12.5 }, 'from').bounds).toEqual({ monthly_from: 13 });
    const { bounds } = withMonthlyRange(fresh, { to: 1e30 }, 'to');
    expect(fromAddress('cars', toAddress({ ...fresh, bounds }).split('?')[1] ?? '').query).toEqual({
      ...fresh,
      bounds,
    });
  });

  it('keeps the gap when one end is chosen alone, too [FILTER-35]', () => {
    const query = chosen(['monthly_from', '300'], ['monthly_to', '200']);
    expect(query.bounds).toEqual({ monthly_from: 150, monthly_to: 200 });
  });

  it('slides from £0 to £950 below and £50 to £1,000 above, and every position keeps the gap [FILTER-34] [CG-042]', () => {
    const { from, to, step } = MONTHLY_SLIDER;
    expect([from.least, from.most, to.least, to.most, step]).toEqual([0, 950, 50, 1000, 50]);
    for (let place = from.least; place <= from.most; place += step) {
      const { monthly_to: upper } = withMonthlyRange(
        fresh,
        { from: place, to: to.least },
        'from',
      ).bounds;
      expect(upper).toBeLessThanOrEqual(to.most);
    }
  });

  it('opens a side that is left out, and keeps the other limits', () => {
    const query = withMonthlyRange(chosen(['max_price', '9000']), { from: 0, to: 200 }, 'to');
    expect(withMonthlyRange(query, { to: 200 }, 'to').bounds).toEqual({
      max_price: 9000,
      monthly_to: 200,
    });
  });
});
