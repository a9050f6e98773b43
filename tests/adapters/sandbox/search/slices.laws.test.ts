import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce, inSlices, sorted, type Sliced } from '../../../../adapters/sandbox/search/slices';
import { VehicleIndex } from '../../../../adapters/sandbox/search/vehicle-index';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import { INDEX_SITES } from '../../../../adapters/sandbox/api/sandbox-stock';

describe('work in slices', () => {
  it('sorts as one sort does, however many runs there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.integer({ min: 1, max: 5_000 }),
        (length, seed, different) => {
          const numbers = Uint32Array.from({ length }, (_, at) => (at * seed) % different);
          const compare = (one: number, other: number) => other - one;
          expect(atOnce(sorted(numbers, compare))).toEqual(numbers.slice().sort(compare));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('lets others go first, and comes to the same', async () => {
    const order: string[] = [];
    function* work(): Sliced<string> {
      for (let part = 0; part < 3; part += 1) {
        const until = performance.now() + 6;
        while (performance.now() < until);
        order.push(`part ${String(part)}`);
        yield;
      }
      return 'done';
    }
    setImmediate(() => order.push('another'));
    expect(await inSlices(work())).toBe('done');
    expect(order.slice(0, 2)).toEqual(['part 0', 'another']);
    expect(atOnce(work())).toBe('done');
  });

  it('builds the index that is built at once', async () => {
    const stock = generateStock({ count: 300, seed: 'slices', asOf: '2026-11-27' });
    const settings = { sites: INDEX_SITES, today: '2026-11-27' };
    const atOneGo = new VehicleIndex(stock, settings);
    const beside = await VehicleIndex.inSlices(stock, settings);
    expect(JSON.stringify(beside)).toBe(JSON.stringify(atOneGo));
    expect(atOneGo.on('2027-11-27').today - atOneGo.today).toBe(365);
  });
});
