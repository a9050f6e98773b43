import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textTable } from '../../../composition/cli/text-table';

const cell = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\s/.test(text));
const letters = (text: string) => [...new Intl.Segmenter('en-GB').segment(text)].length;

describe('a table for a terminal', () => {
  it('starts every cell of a column at the same letter, whatever is in the cells before', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const lines = textTable(
          [
            { heading: 'First', cell: (text: string) => text, widest: 10 },
            { heading: '|', cell: () => '|' },
          ],
          cells,
        );
        expect(
          new Set(lines.map((line) => letters(line.slice(0, line.lastIndexOf('|'))))).size,
        ).toBe(1);
        expect(lines).toHaveLength(cells.length + 1);
      }),
    );
  });
});
