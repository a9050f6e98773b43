import fc from 'fast-check';
import {
  SORT_NAMES,
  STATUSES,
  type SearchQuery,
} from '../../../adapters/sandbox/search/search-query';

/** Most searches hold a few filters, not all: each is mostly left out. */
const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const some = (...values: readonly string[]): fc.Arbitrary<readonly string[] | undefined> =>
  seldom(fc.array(fc.constantFrom(...values, 'no-such-value'), { maxLength: 3 }));

const lists = fc.record({
  make: some('ford', 'Ford', 'bmw', 'mini', 'citroen', 'Citroën'),
  range: some('ford:fiesta', 'ford:focus', 'one', 'mini:one', '3-series'),
  body_type: some('hatchback', 'panel-van', 'Panel Van', 'coupe'),
  transmission: some('manual', 'semi-auto'),
  fuel_type: some('petrol', 'diesel'),
  colour: some('blue', 'red'),
  colours: some('white', 'red'),
  location_name: some('bolton', 'chester'),
  sites: some('1', '2'),
  doors: some('2', '3', '5'),
  seats: some('2', '5'),
  engine_size: some('0.0', '1.0', '1.6'),
  tax_rate: some('nil', '0', '190'),
  category: some('cars', 'van'),
  features: some('air-conditioning', 'tow-bar'),
});

const pounds = fc.oneof(
  fc.constantFrom(0, 1000, 20_000, 9999.99, 42_949_672.95, 1e12, -1),
  fc.integer({ min: 0, max: 40_000 }),
);

const bounds = fc.record({
  min_price: seldom(pounds),
  max_price: seldom(pounds),
  odometer_value: seldom(fc.oneof(fc.constantFrom(0, 10_000, 5e9), fc.nat(200_000))),
  min_year: seldom(fc.integer({ min: 1950, max: 2030 })),
  max_year: seldom(fc.integer({ min: 1950, max: 2030 })),
  monthly_from: seldom(fc.oneof(fc.constantFrom(0, 100, 9999), fc.nat(1000))),
  monthly_to: seldom(fc.oneof(fc.constantFrom(0, 100, 9999), fc.nat(1000))),
});

const keyword = fc.constantFrom(
  'fiesta',
  'FORD fi',
  'citroen',
  'ab12 cde',
  'AB12',
  'jt71abc ford',
  '1.0',
  '5',
  '3 series',
  'e boxer',
  '...',
  'x y z',
);

const terms = fc.record(
  {
    deposit: fc.constantFrom(20, 0, 500, 100_000),
    depositType: fc.constantFrom('Percentage' as const, 'Amount' as const),
    mileage: fc.constantFrom(6000, 8000, 20_000),
    months: fc.constantFrom(24, 48, 60),
    approvedApr: fc.constantFrom(0, 6.9),
  },
  { requiredKeys: ['deposit', 'depositType', 'mileage', 'months'] },
);

const defined = <T extends object>(partial: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(partial).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Any search a shopper could put together, and some that only an address could. */
export const anySearchQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    lists,
    bounds,
    statuses: seldom(fc.subarray([...STATUSES])),
    availableOnly: fc.constantFrom(false, false, true),
    keyword: seldom(keyword),
    terms,
    sort: fc.constantFrom(...SORT_NAMES),
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 9 })),
    pageSize: fc.constantFrom(0, 1, 5, 12, 100),
  })
  .map(({ lists: chosen, bounds: limits, statuses, keyword: words, ...rest }) => ({
    ...rest,
    lists: defined(chosen),
    bounds: defined(limits),
    ...(statuses === undefined ? {} : { statuses }),
    ...(words === undefined ? {} : { keyword: words }),
  }));
