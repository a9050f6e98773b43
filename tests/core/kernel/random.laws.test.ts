import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, seededRandom } from '../../../core/kernel/ports/random';
import { anyText } from '../../support/arbitraries/text';

const draws = (seed: string, count: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('chance with a seed', () => {
  it('is the same for the same seed, and always at least 0 and below 1', () => {
    fc.assert(
      fc.property(anyText, (seed) => {
        const first = draws(seed, 20);
        expect(draws(seed, 20)).toEqual(first);
        expect(first.every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  it('is even enough for picking', () => {
    const tenths = new Array<number>(10).fill(0);
    for (const number of draws('48213', 10_000)) {
      const tenth = Math.floor(number * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });

  it('differs between neighbouring stock numbers', () => {
    const firsts = Array.from({ length: 500 }, (_, stock) => draws(String(48000 + stock), 1)[0]);
    expect(new Set(firsts).size).toBe(500);
  });
});

describe('picking', () => {
  it('takes distinct members in the order of the list, all if there are no more', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(fc.nat({ max: 5 })),
        fc.nat({ max: 40 }),
        (seed, from, count) => {
          const places = from.map((value, place) => ({ value, place }));
          const picked = pick(seededRandom(seed), places, count);
          expect(picked).toHaveLength(Math.min(count, from.length));
          const order = picked.map(({ place }) => place);
          expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
        },
      ),
    );
  });

  it('gives every member its turn', () => {
    const features = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const seen = new Set(
      Array.from({ length: 200 }, (_, stock) =>
        pick(seededRandom(String(stock)), features, 3).join(''),
      ),
    );
    expect(seen.size).toBeGreaterThan(25);
  });
});
