import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from '../../../../core/search/public';

const total = fc.oneof(fc.constantFrom(0, 1, 12, 13, 120), fc.integer({ min: 0, max: 20_000 }));
const pageSize = fc.integer({ min: 1, max: 100 });
const page = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 2, 1e9));

describe('the pagination', () => {
  it('never has a button for a page that is not there, nor more than four [SEARCH-14] [CG-060]', () => {
    fc.assert(
      fc.property(total, pageSize, page, (results, size, asked) => {
        const { buttons, pageCount, current } = pageWindow(results, size, asked);
        expect(buttons.length).toBeLessThanOrEqual(4);
        expect(buttons.every((button) => button >= 1 && button <= pageCount)).toBe(true);
        expect(buttons[0]).toBe(pageCount === 0 ? undefined : current);
      }),
    );
  });

  it('has room for all results and no page without any', () => {
    fc.assert(
      fc.property(total, pageSize, page, (results, size, asked) => {
        const { pageCount, expanded } = pageWindow(results, size, asked);
        expect(pageCount * size).toBeGreaterThanOrEqual(results);
        expect((pageCount - 1) * size).toBeLessThan(Math.max(results, 1));
        expect(expanded).toHaveLength(pageCount);
      }),
    );
  });

  it('leads on from the first page to the last and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), pageSize, (results, size) => {
        const visited = [1];
        let step = pageWindow(results, size, 1);
        while (step.next !== undefined) {
          visited.push(step.next);
          const { current } = step;
          step = pageWindow(results, size, step.next);
          expect(step.previous).toBe(current);
        }
        expect(visited).toEqual(step.expanded);
      }),
    );
  });
});
