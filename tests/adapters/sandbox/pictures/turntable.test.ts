import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import {
  BODY_STYLES,
  facesOf,
  parsePictureAddress,
} from '../../../../adapters/sandbox/pictures/picture-address';
import { layerFiles, STUDIO_PICTURES } from '../../../../adapters/sandbox/pictures/picture-files';
import { readPlates } from '../../../../adapters/sandbox/pictures/plates-on-pictures';
import { turntableAddresses } from '../../../../adapters/sandbox/pictures/turntable-address';
import {
  showsPlate,
  TURNTABLE_VIEWS,
  TURNTABLE_WIDTH,
} from '../../../../adapters/sandbox/pictures/turntable-frames';
import { isTurned, TURNED_LOOKS } from '../../../../adapters/sandbox/pictures/turned-looks';

const LOOK = { style: 'suv', face: 'b', paint: 'slate-grey' } as const;

describe('the frames of a turn', () => {
  it('are 24, each at an address of its own, in order', () => {
    const addresses = turntableAddresses(LOOK);
    expect(addresses.map((address) => parsePictureAddress(address)?.view)).toEqual(TURNTABLE_VIEWS);
  });

  it('carry the registration from the front and the rear, and share the blank picture at the sides', () => {
    const plates = turntableAddresses({ ...LOOK, plate: 'ab12cde' }).map(
      (address) => parsePictureAddress(address)?.plate,
    );
    expect(plates.map((plate) => (plate === 'ab12cde' ? 'x' : '.')).join('')).toBe(
      'xxxxxxx....xxxxxxxx....x',
    );
  });

  it('carry it exactly where the studio has seen the plate', async () => {
    const { plateOn } = await readPlates(STUDIO_PICTURES);
    for (const look of TURNED_LOOKS)
      for (const view of TURNTABLE_VIEWS)
        expect(plateOn({ ...look, view }) !== undefined, `${look.style} ${view}`).toBe(
          showsPlate(view),
        );
  });

  it('are there for the first face of every body style but the rarest', () => {
    for (const style of BODY_STYLES)
      expect(isTurned(style, facesOf(style)[0]), style).toBe(style !== 'three-door');
  });

  it('are all there, of one size', async () => {
    const sizes = new Set<string>();
    for (const look of TURNED_LOOKS)
      for (const view of TURNTABLE_VIEWS)
        for (const file of Object.values(layerFiles({ ...look, view }))) {
          const { width, height } = await sharp(join(STUDIO_PICTURES, file)).metadata();
          sizes.add(`${String(width)}x${String(height)}`);
        }
    expect([...sizes]).toEqual([`${String(TURNTABLE_WIDTH)}x500`]);
  });

  it.each(['hatchback', 'panel-van'] as const)(
    'of a %s neither jump nor change size from one to the next',
    async (style) => {
      const boxes = await Promise.all(
        TURNTABLE_VIEWS.map((view) => boxOf(layerFiles({ style, face: 'a', view }).black)),
      );
      const tops = boxes.map(({ top }) => top);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
      boxes.forEach(({ middle, width }, index) => {
        // What is 15 degrees on is where the last was, but for the turn itself.
        const next = boxes[(index + 1) % boxes.length];
        expect(Math.abs((next?.middle ?? 0) - middle)).toBeLessThan(TURNTABLE_WIDTH * 0.08);
        expect(Math.abs((next?.width ?? 0) - width)).toBeLessThan(TURNTABLE_WIDTH * 0.16);
        expect(width).toBeLessThan(TURNTABLE_WIDTH * 0.95);
      });
    },
  );
});

/** Where the solid vehicle is on a layer, its shadow not counted. */
async function boxOf(
  file: string,
): Promise<{ readonly top: number; readonly middle: number; readonly width: number }> {
  const { data, info } = await sharp(await readFile(join(STUDIO_PICTURES, file)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top] = [info.width, 0, info.height];
  for (let row = 0; row < info.height * 0.72; row++)
    for (let column = 0; column < info.width; column++)
      if ((data[(row * info.width + column) * 4 + 3] ?? 0) > 250) {
        left = Math.min(left, column);
        right = Math.max(right, column);
        top = Math.min(top, row);
      }
  return { top, middle: (left + right) / 2, width: right - left };
}
