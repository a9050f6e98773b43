import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VehicleIndex } from '../../adapters/sandbox/search/vehicle-index';
import type { SearchQuery } from '../../adapters/sandbox/search/search-query';
import { DEFAULT_TERMS } from '../../core/finance/public';
import {
  freshQuery,
  nearSpelling,
  readInStock,
  stockWords,
  withKeyword,
  type FilterOptions,
  type StockWords,
  type WholeStockWords,
} from '../../core/search/public';
import { carOptions, vanOptions } from '../support/mothers/stock-words';
import { atMost, type BenchResult } from './bench-result';
import { SYNTHETIC_SITES, syntheticStock } from './synthetic-stock';
import { medianOfRounds } from './timed-rounds';

const VEHICLES = 100_000;
const THIS_YEAR = 2026;
const TYPED = join(import.meta.dirname, '../fixtures/made/typed-queries.txt');

/** The options of one half of a large stock, every make chosen so that all models are among them. */
function optionsOf(index: VehicleIndex, category: 'cars' | 'van'): FilterOptions['options'] {
  const asked = (make: readonly string[]): SearchQuery => ({
    lists: { category: [category], make },
    bounds: {},
    availableOnly: false,
    terms: DEFAULT_TERMS,
    sort: 'price|asc',
    page: 1,
    pageSize: 0,
  });
  const { options } = index.facets(asked([]));
  return index.facets(asked((options['make'] ?? []).map(({ value }) => value))).options;
}

/** Real names beside the made ones, so that the queries of the table mean something. */
const together = (
  one: FilterOptions['options'],
  other: FilterOptions['options'],
): FilterOptions['options'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => {
      const name = key as keyof FilterOptions['options'];
      return [name, [...(one[name] ?? []), ...(other[name] ?? [])]];
    }),
  );

/** How long the words of a shopper take to be read where the stock is large. */
export async function run(): Promise<readonly BenchResult[]> {
  const index = new VehicleIndex(syntheticStock(VEHICLES), {
    sites: SYNTHETIC_SITES,
    today: '2026-11-28',
  });
  const options = {
    cars: together(carOptions, optionsOf(index, 'cars')),
    van: together(vanOptions, optionsOf(index, 'van')),
  };
  const laidOut = (section: 'cars' | 'van'): StockWords =>
    stockWords(section, options[section], THIS_YEAR);
  const stock: WholeStockWords = { cars: laidOut('cars'), van: laidOut('van') };
  const queries = readFileSync(TYPED, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => withKeyword(freshQuery('cars'), line.split(' => ')[0]?.trim() ?? ''));

  const [reading, spelling, layingOut] = medianOfRounds([
    {
      count: queries.length,
      run: () => queries.reduce((sum, query) => sum + readInStock(stock, query).known, 0),
    },
    { count: 1, run: () => nearSpelling(stock.cars, 'volkswagne zzzzzz')?.name.length ?? 0 },
    { count: 1, run: () => laidOut('cars').names.size },
  ] as const);
  const inMs = (nanoseconds: number): number => nanoseconds / 1e6;
  return Promise.resolve([
    atMost('words of a search understood, 100,000 vehicles', inMs(reading), 'ms', 2),
    atMost('nearest spelling of a word, 100,000 vehicles', inMs(spelling), 'ms', 2),
    atMost('vocabulary laid out, 100,000 vehicles', inMs(layingOut), 'ms', 50),
  ]);
}
