import { describe, expect, it } from 'vitest';

import { GLYPH, PLATE_GLYPHS } from '../../../../adapters/sandbox/pictures/plate-glyphs';
import {
  PLATE,
  plateDrawing,
  plateGroups,
  plateLayout,
} from '../../../../adapters/sandbox/pictures/plate-layout';
import { plateInk } from '../../../../adapters/sandbox/pictures/draw-plate';

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

describe('the characters of a number plate', () => {
  it('are every letter and every figure, and nothing else', () => {
    expect(Object.keys(PLATE_GLYPHS).sort()).toEqual([...ALPHABET].sort());
  });

  it('look different from one another, but for 1 and I, and for 0 and O', async () => {
    const drawn = new Map<string, string[]>();
    for (const character of ALPHABET) {
      const ink = await plateInk(character.toLowerCase());
      const picture = Buffer.from(ink.cover).toString('base64');
      drawn.set(picture, [...(drawn.get(picture) ?? []), character]);
    }
    const alike = [...drawn.values()].filter((characters) => characters.length > 1);
    expect(alike).toEqual([
      ['I', '1'],
      ['O', '0'],
    ]);
  });

  it.each(ALPHABET)(
    '%s fills the height of a character and stays within its box',
    async (character) => {
      const { width, height, cover } = await plateInk(character.toLowerCase());
      const rows = Array.from({ length: height }, (_, row) =>
        cover.subarray(row * width, (row + 1) * width).some((ink) => ink > 200),
      );
      const margin = (PLATE.height - GLYPH.height) / 2;
      expect(rows.indexOf(true)).toBe(margin);
      expect(rows.lastIndexOf(true)).toBe(height - margin - 1);
      const columns = Array.from({ length: width }, (_, column) =>
        rows.some((_row, row) => (cover[row * width + column] ?? 0) > 200),
      );
      const inked = columns.lastIndexOf(true) - columns.indexOf(true) + 1;
      expect(inked).toBeLessThanOrEqual(GLYPH.width);
      expect(inked).toBeGreaterThanOrEqual(GLYPH.stroke);
    },
  );
});

describe('a registration on its plate', () => {
  it.each([
    ['ab12cde', ['AB12', 'CDE']],
    ['a123bcd', ['A123', 'BCD']],
    ['abc123d', ['ABC', '123D']],
    ['abc1234', ['ABC', '1234']],
    ['1234ab', ['1234', 'AB']],
    ['a1', ['A', '1']],
    ['aaaaaaa', ['AAAAAAA']],
  ])('%s is written in its groups', (plate, groups) => {
    expect(plateGroups(plate)).toEqual(groups);
  });

  it('stands in the middle, characters 11 mm and groups 33 mm apart', () => {
    const xs = plateLayout('ab22cde').map(({ x }) => x);
    expect(xs).toEqual([41, 102, 163, 224, 307, 368, 429]);
    expect((xs[6] ?? 0) + GLYPH.width).toBe(PLATE.width - 41);
  });

  it('never runs off the plate, however broad its characters', () => {
    const placed = plateLayout('mmmwwww');
    expect(placed[0]?.x).toBeGreaterThan(20);
    expect((placed[6]?.x ?? 0) + GLYPH.width).toBeLessThan(PLATE.width - 20);
  });

  it('is drawn from strokes alone, so that no font is needed', () => {
    expect(plateDrawing('ab12cde', 1)).not.toMatch(/<text|font/);
  });
});
