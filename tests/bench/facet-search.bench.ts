import itemsjs from 'itemsjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { slugOf } from '../../adapters/sandbox/catalogue/slug-of';
import { SORT_NAMES, type SearchQuery } from '../../adapters/sandbox/search/search-query';
import { VehicleIndex } from '../../adapters/sandbox/search/vehicle-index';
import { DEFAULT_TERMS } from '../../core/finance/public';
import type { StockRecord } from '../../adapters/sandbox/stock/stock-record';
import { atMost, type BenchResult } from './bench-result';
import {
  BODIES,
  COLOURS,
  FUELS,
  GEARBOXES,
  seededRandom,
  SYNTHETIC_SITES,
  syntheticStock,
} from './synthetic-stock';

const SIZES = [1000, 10_000, 100_000] as const;
const QUERIES = 300;
const PEER_QUERIES = 24;
const WARM_UP = 60;
/** Each search is timed by its best of so many, here and with the peer: others use the machine too. */
const REPEATS = 3;

/** Everything, cheapest first. */
const EVERYTHING: SearchQuery = {
  lists: {},
  bounds: {},
  availableOnly: false,
  terms: DEFAULT_TERMS,
  sort: 'price|asc',
  page: 1,
  pageSize: 12,
};

/** Filters by facet, every value one that the stock has; understood by both engines. */
type Filters = Readonly<Record<string, readonly string[]>>;

const PRICE_TOPS = ['5000', '10000', '15000', '20000', '30000'];

/** Three filters as shoppers set them, one or two values each, another three each time. */
function threeFilters(random: () => number): Filters {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const oneOrTwo = (values: readonly string[]): readonly string[] => {
    const first = pick(values);
    const second = pick(values);
    return random() < 0.6 || first === second ? [first] : [first, second];
  };
  const make = (): string => `make-${Math.floor(40 * random() ** 2) + 1}`;
  const offers: [string, () => readonly string[]][] = [
    ['make', () => (random() < 0.6 ? [make()] : [make(), 'make-1'])],
    ['body_type', () => oneOrTwo(BODIES.slice(0, 5).map(slugOf))],
    ['fuel_type', () => oneOrTwo(FUELS.slice(0, 3).map(slugOf))],
    ['transmission', () => oneOrTwo(GEARBOXES.map(slugOf))],
    ['colour', () => oneOrTwo(COLOURS.slice(0, 6).map(slugOf))],
    ['doors', () => oneOrTwo(['2', '3', '4', '5'])],
    ['location_name', () => [pick(SYNTHETIC_SITES).slug]],
    ['max_price', () => [pick(PRICE_TOPS)]],
    ['features', () => [`feature-${Math.floor(random() * 10) + 1}`]],
  ];
  const chosen: Record<string, readonly string[]> = {};
  while (Object.keys(chosen).length < 3) {
    const [name, values] = pick(offers);
    chosen[name] ??= values();
  }
  return chosen;
}

function asQuery(filters: Filters, sort: (typeof SORT_NAMES)[number]): SearchQuery {
  const { max_price: top, ...lists } = filters;
  const bound = top?.[0];
  return {
    ...EVERYTHING,
    lists,
    bounds: bound === undefined ? {} : { max_price: Number(bound) },
    sort,
  };
}

/** The same stock as itemsjs takes it: fourteen facets as text, a price bound as the bounds it fits. */
const asItem = (record: StockRecord) => ({
  id: record.id,
  price: record.finalPricePence ?? Number.MAX_SAFE_INTEGER,
  make: record.makeSlug,
  range: `${record.makeSlug}:${record.rangeSlug}`,
  body_type: slugOf(record.bodyType ?? ''),
  transmission: slugOf(record.transmission ?? ''),
  fuel_type: slugOf(record.fuelType ?? ''),
  colour: slugOf(record.colour ?? ''),
  location_name: `town-${String(record.siteId)}`,
  doors: String(record.doors),
  seats: String(record.seats),
  engine_size: String(record.engineSize),
  tax_rate: String(record.taxPence),
  category: record.category,
  features: record.features.map(slugOf),
  max_price: PRICE_TOPS.filter((top) => (record.finalPricePence ?? Infinity) <= Number(top) * 100),
});

const PEER_FACETS = [
  'make',
  'range',
  'body_type',
  'transmission',
  'fuel_type',
  'colour',
  'location_name',
  'doors',
  'seats',
  'engine_size',
  'tax_rate',
  'category',
  'features',
  'max_price',
];

function peerOver(stock: readonly StockRecord[]): (filters: Filters) => number {
  const facet = { size: 1000, conjunction: false };
  const engine = itemsjs(stock.map(asItem), {
    sortings: { cheapest: { field: 'price', order: 'asc' } },
    aggregations: Object.fromEntries(PEER_FACETS.map((name) => [name, facet])),
  });
  return (filters) =>
    engine.search({ per_page: 12, page: 1, sort: 'cheapest', filters }).pagination.total;
}

interface Times {
  readonly median: number;
  readonly p95: number;
}

function timesOf(runs: readonly (() => void)[]): Times {
  const times = runs
    .map((run) => {
      let best = Infinity;
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const start = performance.now();
        run();
        best = Math.min(best, performance.now() - start);
      }
      return best;
    })
    .sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

interface Measured {
  readonly own: Times;
  readonly peer: Times;
  readonly buildMs: number;
  readonly megabytes: number;
}

function measure(size: number): Measured {
  const stock = syntheticStock(size);
  const before = memoryInUse();
  const processor = process.cpuUsage();
  const index = new VehicleIndex(stock, { sites: SYNTHETIC_SITES, today: '2026-11-27' });
  index.searchWithFacets(EVERYTHING);
  const { user, system } = process.cpuUsage(processor);
  const buildMs = (user + system) / 1000;

  const random = seededRandom(7);
  const searches = Array.from({ length: WARM_UP + QUERIES }, (_, at) => {
    const filters = threeFilters(random);
    const sort = SORT_NAMES[at % SORT_NAMES.length] ?? 'price|asc';
    return { filters, query: asQuery(filters, sort) };
  });
  for (const { query } of searches.slice(0, WARM_UP)) index.searchWithFacets(query);
  const own = timesOf(
    searches.slice(WARM_UP).map(
      ({ query }) =>
        () =>
          void index.searchWithFacets(query),
    ),
  );
  const megabytes = (memoryInUse() - before) / 1_000_000;

  const peer = peerOver(stock);
  for (const { filters } of searches.slice(0, 3)) agree(peer(filters), index, filters);
  const peerTimes = timesOf(
    searches.slice(WARM_UP, WARM_UP + PEER_QUERIES).map(
      ({ filters }) =>
        () =>
          void peer(filters),
    ),
  );
  return { own, peer: peerTimes, buildMs, megabytes };
}

/** Both engines must be answering the same question, or comparing them means nothing. */
function agree(peerTotal: number, index: VehicleIndex, filters: Filters): void {
  const { total } = index.search(asQuery(filters, 'price|asc'));
  if (total !== peerTotal) {
    throw new Error(`${JSON.stringify(filters)}: ${total} here, ${peerTotal} with itemsjs`);
  }
}

/** The facet search at three sizes of stock, beside itemsjs over the same stock and filters. */
export function run(): Promise<readonly BenchResult[]> {
  const [small, middle, large] = SIZES.map(measure) as [Measured, Measured, Measured];
  for (const [at, { own, peer }] of [small, middle, large].entries()) {
    const figures = [own.median, own.p95, peer.median, peer.p95].map((time) => time.toFixed(2));
    console.log(`  ${String(SIZES[at])}: ${figures.join(' / ')} ms (median, p95; itemsjs both)`);
  }
  return Promise.resolve([
    atMost('search with all counts at 100,000, median', large.own.median, 'ms', 2, 0.5),
    atMost('search with all counts at 100,000, 95th percentile', large.own.p95, 'ms', 6, 1.5),
    atMost('the same, as a share of itemsjs', large.own.median / large.peer.median, '×', 1 / 50),
    atMost('growth 1,000 → 10,000', middle.own.median / small.own.median, '×', 4, 2),
    atMost('growth 1,000 → 100,000', large.own.median / small.own.median, '×', 30, 15),
    atMost('index memory at 100,000', large.megabytes, 'MB', 25, 10),
    atMost(
      'index built and first answer at 100,000, processor time',
      large.buildMs,
      'ms',
      3000,
      1000,
    ),
  ]);
}
