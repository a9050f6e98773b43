import fc from 'fast-check';
import {
  FILTER_ORDER,
  isListFilter,
  SORT_ORDERS,
  type FilterKey,
  type FinanceTerms,
  type ListFilter,
  type StockQuery,
} from '../../../core/search/public';
import { tidyText } from './text';

const plainLists: readonly ListFilter[] = FILTER_ORDER.filter(isListFilter).filter(
  (key) => key !== 'make' && key !== 'range',
);

const hasColon = (text: string): boolean => text.includes(':');

/** A make's slug, or what an odd feed may call one; never with a colon. */
export const makeValue: fc.Arbitrary<string> = fc
  .oneof(fc.constantFrom('ford', 'bmw', 'mini'), tidyText)
  .filter((text) => !hasColon(text) && text.length <= 90);

const bareModel = tidyText.filter((text) => !hasColon(text) && text.length <= 100);

const unique = (value: fc.Arbitrary<string>, maxLength = 4): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(value, { maxLength });

/**
 * Makes and their models: every model is of a chosen make; a bare one, as old links have it, is
 * left only where it could belong to several makes or none.
 */
const makesAndModels: fc.Arbitrary<StockQuery['lists']> = unique(makeValue, 3).chain((makes) => {
  const ofMakes =
    makes.length === 0
      ? []
      : [fc.tuple(fc.constantFrom(...makes), bareModel).map((parts) => parts.join(':'))];
  const bare = makes.length === 1 ? [] : [bareModel];
  return unique(fc.oneof(...ofMakes, ...bare), 4).map((range) =>
    onlyFilled({ make: makes, range }),
  );
});

const otherLists: fc.Arbitrary<StockQuery['lists']> = fc
  .tuple(
    ...plainLists.map((key) =>
      fc.tuple(
        fc.constant(key),
        fc.oneof(
          { weight: 2, arbitrary: fc.constant<readonly string[]>([]) },
          { weight: 1, arbitrary: unique(tidyText) },
        ),
      ),
    ),
  )
  .map((entries) => onlyFilled(Object.fromEntries(entries)));

const onlyFilled = (lists: StockQuery['lists']): StockQuery['lists'] =>
  Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));

/** A whole number of pounds or miles, the ends of the range often. */
export const wholeBound: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 50, 9999, 999_999_999),
  fc.integer({ min: 0, max: 999_999_999 }),
);

/** Pounds a month, 0 to 9,999. */
export const monthlyBound: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 49, 50, 950, 1000, 9949, 9999),
  fc.integer({ min: 0, max: 9999 }),
);

const year = fc.oneof(fc.constantFrom(1900, 2026, 2999), fc.integer({ min: 1900, max: 2999 }));

const ends = (value: fc.Arbitrary<number>, gap: number, most: number) =>
  fc
    .record({
      from: fc.option(value, { nil: undefined }),
      to: fc.option(value, { nil: undefined }),
    })
    .map(({ from, to }) =>
      from !== undefined && to !== undefined && to - from < gap
        ? { from: Math.min(from, to), to: Math.min(from, to) + gap + Math.abs(to - from) }
        : { from, to },
    )
    .filter(({ to }) => to === undefined || to <= most);

const bounds: fc.Arbitrary<StockQuery['bounds']> = fc
  .record({
    price: ends(wholeBound, 0, 999_999_999),
    years: fc
      .tuple(fc.option(year, { nil: undefined }), fc.option(year, { nil: undefined }))
      .filter(([from, to]) => from === undefined || to === undefined || from <= to),
    monthly: ends(monthlyBound, 50, 9999),
    odometer: fc.option(wholeBound, { nil: undefined }),
  })
  .map(({ price, years, monthly, odometer }) => ({
    ...(price.from !== undefined && { min_price: price.from }),
    ...(price.to !== undefined && { max_price: price.to }),
    ...(years[0] !== undefined && { min_year: years[0] }),
    ...(years[1] !== undefined && { max_year: years[1] }),
    ...(monthly.from !== undefined && { monthly_from: monthly.from }),
    ...(monthly.to !== undefined && { monthly_to: monthly.to }),
    ...(odometer !== undefined && { odometer_value: odometer }),
  }));

const financeTerms: fc.Arbitrary<FinanceTerms> = fc
  .record({
    deposit: fc.oneof(fc.constantFrom(0, 20, 21, 500), fc.integer({ min: 0, max: 999_999_999 })),
    mileage: fc.integer({ min: 1, max: 999_999_999 }),
    months: fc.oneof(fc.constantFrom(24, 36, 48, 60), fc.integer({ min: 1, max: 600 })),
    type: fc.constantFrom('HP' as const, 'PCP' as const, undefined),
  })
  .map(({ deposit, mileage, months, type }) => ({
    deposit,
    depositType: deposit === 20 ? 'Percentage' : 'Amount',
    mileage,
    months,
    ...(type !== undefined && { type }),
  }));

const taxRate = fc.oneof(
  fc.constant('nil'),
  fc.integer({ min: 1, max: 999_999_999 }).map(String),
  fc.constantFrom('190.00', '20.5', '0.01'),
);

/** Every search that can be: each filter set or not, ends of ranges, and odd text in every list. */
export const stockQuery: fc.Arbitrary<StockQuery> = fc
  .record({
    section: fc.constantFrom('cars' as const, 'van' as const),
    category: fc.constantFrom('all' as const, 'cars' as const, 'van' as const),
    models: makesAndModels,
    others: otherLists,
    bounds,
    taxRate: fc.option(taxRate, { nil: undefined }),
    keyword: fc.option(tidyText, { nil: undefined }),
    availability: fc.constantFrom(
      'for-sale' as const,
      'with-reserved' as const,
      'available-only' as const,
    ),
    finance: financeTerms,
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.oneof(fc.constantFrom(1, 2, 999_999_999), fc.integer({ min: 1, max: 999_999_999 })),
    pageSize: fc.oneof(fc.constantFrom(12, 1, 100), fc.integer({ min: 1, max: 100 })),
  })
  .map(({ models, others, taxRate: tax, keyword, ...plain }) => ({
    ...plain,
    lists: { ...others, ...models },
    ...(tax !== undefined && { taxRate: tax }),
    ...(keyword !== undefined && { keyword }),
  }));

/** A filter and a value it can have. */
export const filterChoice: fc.Arbitrary<readonly [FilterKey, string]> = fc.oneof(
  fc.tuple(fc.constant('make' as const), makeValue),
  fc.tuple(fc.constantFrom(...plainLists), tidyText),
  fc.tuple(
    fc.constantFrom('min_price' as const, 'max_price' as const, 'odometer_value' as const),
    wholeBound.map(String),
  ),
  fc.tuple(
    fc.constantFrom('monthly_from' as const, 'monthly_to' as const),
    monthlyBound.map(String),
  ),
  fc.tuple(fc.constantFrom('min_year' as const, 'max_year' as const), year.map(String)),
  fc.tuple(fc.constant('category' as const), fc.constantFrom('cars', 'van')),
  fc.tuple(fc.constant('tax_rate' as const), taxRate),
  fc.tuple(fc.constant('keyword' as const), tidyText),
  fc.tuple(makeValue, bareModel).map(([make, model]) => ['range', `${make}:${model}`] as const),
);
