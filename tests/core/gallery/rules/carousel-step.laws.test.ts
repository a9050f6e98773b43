import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselStep } from '../../../../core/gallery/public';

describe('Stepping through a row of vehicles', () => {
  it('goes by whole views and round at both ends [VDP-45] [CG-095]', () => {
    const from = (first: number) => ({ first, shown: 4, count: 9 });
    expect([0, 4, 5].map((first) => carouselStep(from(first), 'next'))).toEqual([4, 5, 0]);
    expect([5, 1, 0].map((first) => carouselStep(from(first), 'previous'))).toEqual([1, 0, 5]);
  });

  it.each([
    [4, -200],
    [3, -300],
    [2, -500],
    [1, -1100],
  ])(
    'with %i of twelve in view ends where the documents end it, at %i percent [GAL-14] [GAL-15] [WE-104]',
    (shown, limit) => {
      let first = 0;
      let steps = 0;
      for (;;) {
        const next = carouselStep({ first, shown, count: 12 }, 'next');
        if (next === 0) break;
        expect(next - first).toBe(shown);
        first = next;
        steps += 1;
      }
      expect(-100 * steps).toBe(limit);
      expect(carouselStep({ first: 0, shown, count: 12 }, 'previous')).toBe(first);
    },
  );

  it('stays where it is when everything is in view', () => {
    expect(carouselStep({ first: 0, shown: 4, count: 3 }, 'next')).toBe(0);
    expect(carouselStep({ first: 0, shown: 4, count: 0 }, 'previous')).toBe(0);
  });

  const view = fc.record({
    first: fc.integer({ min: -3, max: 60 }),
    shown: fc.integer({ min: 0, max: 12 }),
    count: fc.nat({ max: 40 }),
  });

  it('always lands where a full view begins', () => {
    fc.assert(
      fc.property(view, fc.constantFrom('next' as const, 'previous' as const), (from, towards) => {
        const to = carouselStep(from, towards);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(Math.max(0, from.count - Math.max(1, from.shown)));
      }),
    );
  });

  it('comes by every slide, either way, before it is back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('next' as const, 'previous' as const),
        (shown, count, towards) => {
          const seen = new Set<number>();
          let first = 0;
          for (let step = 0; step <= count; step += 1) {
            for (let place = first; place < Math.min(first + shown, count); place += 1) {
              seen.add(place);
            }
            first = carouselStep({ first, shown, count }, towards);
          }
          expect(seen.size).toBe(count);
        },
      ),
    );
  });
});
