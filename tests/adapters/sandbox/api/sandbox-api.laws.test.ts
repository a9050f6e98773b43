import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUND_NAMES, LIST_NAMES } from '../../../../adapters/sandbox/search/search-query';
import { anyStock } from '../../../support/arbitraries/stock-record';
import { apiOver } from './api-over-memory';

const PATHS = [
  '/api/v2/vehicle-search',
  '/api/v2/vehicle-search-filter',
  '/api/used-vehicles/cars/filters',
  '/api/v2/vehicle-finance',
  '/api/v2/content/offer',
  '/api/visitors/x',
];

const NAMES = [
  ...LIST_NAMES,
  ...BOUND_NAMES,
  'sort',
  'page',
  'resultsPerPage',
  'keyword',
  'status',
  'reserved',
  'stock_id',
  'stock_ids',
  'vrm',
  'slug',
  'term',
  'mileage',
  'deposit',
  'deposit_type',
  'finance_term',
  'finance_deposit',
  'finance_mileage',
  'finance_apr',
  'searchOptions[make]',
  '__proto__',
  'constructor',
];

const ODD_VALUES = [
  '',
  '0',
  '-1',
  '1e308',
  '-1e308',
  'NaN',
  'Infinity',
  '%',
  '%E0%A4%A',
  ',,,',
  '\u0000',
  'a'.repeat(3000),
  '[]',
  '1.5',
  '9007199254740993',
  'Ka+ & Up!',
];

const pair = fc
  .tuple(
    fc.oneof(fc.constantFrom(...NAMES), fc.string()),
    fc.constantFrom('', '[]', '[0]', '['),
    fc.oneof(
      fc.constantFrom(...ODD_VALUES),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
    ),
    fc.boolean(),
  )
  .map(([name, brackets, value, encode]) =>
    encode
      ? `${safely(name)}${brackets}=${safely(value)}`
      : `${name}${brackets}=${value}`.replace(/[^\x21-\x7e]|[#?]/g, ''),
  );

const safely = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));

describe('whatever is typed after the question mark', () => {
  it('is answered with a page or a reason, in JSON and at once [SF-5, RT-3]', async () => {
    const [stock = []] = fc.sample(anyStock, { numRuns: 1, seed: 5 });
    const api = await apiOver(stock);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.array(pair, { maxLength: 8 }),
        async (path, pairs) => {
          const start = performance.now();
          const { statusCode, body } = await api.inject(`${path}?${pairs.join('&')}`);
          expect(statusCode).toSatisfy(
            (status: number) => status === 200 || (status >= 400 && status < 500),
          );
          expect(JSON.parse(body)).toBeTypeOf('object');
          // Far above what any takes, far below what a text made to hurt a parser would.
          expect(performance.now() - start).toBeLessThan(5000);
        },
      ),
      { numRuns: 300 },
    );
  });
});
