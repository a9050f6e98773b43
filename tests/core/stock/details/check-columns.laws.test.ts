import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_KEYS, checkColumns } from '../../../../core/stock/public';

const items = fc.array(fc.record({ key: fc.constantFrom(...CHECK_KEYS), flagged: fc.boolean() }), {
  maxLength: 40,
});

describe('the columns of any check', () => {
  it('show each key that was checked and never flagged, once, and no other [CHECK-07]', () => {
    fc.assert(
      fc.property(items, (told) => {
        const shown = checkColumns({ items: told }).columns.flat();
        const flagged = new Set(told.filter((item) => item.flagged).map(({ key }) => key));
        const clear = new Set(told.map(({ key }) => key).filter((key) => !flagged.has(key)));
        expect(shown).toEqual(CHECK_KEYS.filter((key) => clear.has(key)));
      }),
    );
  });

  it('are full but for the last, which is not empty [CHECK-04] [CG-085]', () => {
    fc.assert(
      fc.property(items, (told) => {
        const { columns } = checkColumns({ items: told });
        const lengths = columns.map(({ length }) => length);
        expect(lengths.slice(0, -1).every((length) => length === 4)).toBe(true);
        expect(lengths.every((length) => length > 0 && length <= 4)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of the items [CHECK-05]', () => {
    fc.assert(
      fc.property(
        items.chain((told) =>
          fc.tuple(
            fc.constant(told),
            fc.shuffledSubarray(told, { minLength: told.length, maxLength: told.length }),
          ),
        ),
        ([told, shuffled]) => {
          expect(checkColumns({ items: shuffled })).toEqual(checkColumns({ items: told }));
        },
      ),
    );
  });

  it('are called complete only when all eleven are there [CHECK-07]', () => {
    fc.assert(
      fc.property(items, (told) => {
        const { columns, isComplete } = checkColumns({ items: told });
        expect(isComplete).toBe(columns.flat().length === 11);
      }),
    );
  });
});
