import { describe, expect, it } from 'vitest';
import { CHECK_KEYS, checkColumns, type CheckKey } from '../../../../core/stock/public';

const checked = (...flagged: readonly CheckKey[]) => ({
  items: CHECK_KEYS.map((key) => ({ key, flagged: flagged.includes(key) })),
});

describe('the columns of a vehicle check', () => {
  it('are three of four, the last of them short, when nothing was found [WE-100] [CHECK-04] [CHECK-05]', () => {
    expect(checkColumns(checked())).toEqual({
      columns: [
        ['mileage', 'atRisk', 'writeOff', 'scrapped'],
        ['stolen', 'keepers', 'plateChange', 'colourChanges'],
        ['motHistory', 'taxAndSorn', 'originAndUse'],
      ],
      isComplete: true,
    });
  });

  it('close up over what was flagged: filtered first, filled then [WE-101] [CHECK-07] [CG-085]', () => {
    const { columns, isComplete } = checkColumns(checked('keepers'));
    expect(columns.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(columns.flat()).not.toContain('keepers');
    expect(columns[1]).toEqual(['stolen', 'plateChange', 'colourChanges', 'motHistory']);
    expect(isComplete).toBe(false);
  });

  it('keep the documents’ order, whatever order the items come in [CHECK-05]', () => {
    expect(checkColumns({ items: [...checked().items].reverse() })).toEqual(
      checkColumns(checked()),
    );
  });

  it('leave out a key that is told twice and flagged once [CHECK-07]', () => {
    const items = [
      { key: 'stolen', flagged: false },
      { key: 'stolen', flagged: true },
      { key: 'mileage', flagged: false },
      { key: 'mileage', flagged: false },
    ] as const;
    expect(checkColumns({ items }).columns).toEqual([['mileage']]);
  });

  it('are none when everything was flagged, or nothing was checked [CHECK-07]', () => {
    expect(checkColumns(checked(...CHECK_KEYS)).columns).toEqual([]);
    expect(checkColumns({ items: [] })).toEqual({ columns: [], isComplete: false });
  });
});
