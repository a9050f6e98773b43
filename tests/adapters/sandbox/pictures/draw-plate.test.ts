import { describe, expect, it } from 'vitest';

import {
  drawPlate,
  isLegible,
  plateInk,
  type PlateOnPicture,
} from '../../../../adapters/sandbox/pictures/draw-plate';

const WIDTH = 640;
const HEIGHT = 400;

/** A plate seen square on, 260 by 55 pixels, its top left corner at 100, 100. */
const square = (end: PlateOnPicture['end']): PlateOnPicture => ({
  end,
  corners: [
    [100 / WIDTH, 100 / HEIGHT],
    [360 / WIDTH, 100 / HEIGHT],
    [360 / WIDTH, 155 / HEIGHT],
    [100 / WIDTH, 155 / HEIGHT],
  ],
});

const plain = (red: number, green: number, blue: number): Uint8Array => {
  const picture = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < picture.length; at += 3) picture.set([red, green, blue], at);
  return picture;
};

const pixel = (picture: Uint8Array, x: number, y: number): number[] => [
  ...picture.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3),
];

/** The bar of this registration stands in the middle of its plate, from half of which the ends are bare. */
const BAR = [230, 127] as const;
const BARE = [160, 127] as const;

describe('lettering a blank plate', () => {
  it('darkens what its letters cover, and nothing outside it', async () => {
    const picture = plain(220, 220, 220);
    drawPlate(picture, WIDTH, square('front'), await plateInk('1'));
    expect(Math.max(...pixel(picture, ...BAR))).toBeLessThan(40);
    expect(Math.min(...pixel(picture, ...BARE))).toBeGreaterThanOrEqual(218);
    for (const [x, y] of [
      [99, 127],
      [361, 127],
      [230, 98],
      [230, 157],
    ] as const)
      expect(pixel(picture, x, y)).toEqual([220, 220, 220]);
  });

  it('keeps shadow and gloss: a plate in shade has darker paper and darker ink', async () => {
    const ink = await plateInk('1');
    const [lit, shaded] = [plain(220, 220, 220), plain(110, 110, 110)];
    drawPlate(lit, WIDTH, square('front'), ink);
    drawPlate(shaded, WIDTH, square('front'), ink);
    for (const [x, y] of [BAR, BARE]) {
      expect(pixel(shaded, x, y)[0] ?? 0).toBeLessThan(pixel(lit, x, y)[0] ?? 0);
    }
  });

  it('turns the rear one to the yellow of British plates', async () => {
    const picture = plain(0xf0, 0xbd, 0x0a);
    drawPlate(picture, WIDTH, square('rear'), await plateInk('1'));
    const [red = 0, green = 0, blue = 255] = pixel(picture, ...BARE);
    expect([red, green]).toEqual([255, 213]);
    expect(blue).toBeLessThan(12);
  });

  it('follows the perspective: letters near the far end are lower', async () => {
    const picture = plain(230, 230, 230);
    const turned: PlateOnPicture = {
      end: 'front',
      corners: [
        [100 / WIDTH, 60 / HEIGHT],
        [300 / WIDTH, 120 / HEIGHT],
        [300 / WIDTH, 150 / HEIGHT],
        [100 / WIDTH, 160 / HEIGHT],
      ],
    };
    drawPlate(picture, WIDTH, turned, await plateInk('hhhhhhh'));
    const inkedRows = (from: number, to: number): number => {
      const rows = new Set<number>();
      for (let y = 0; y < HEIGHT; y++)
        for (let x = from; x < to; x++) if ((pixel(picture, x, y)[0] ?? 255) < 80) rows.add(y);
      return rows.size;
    };
    expect(inkedRows(100, 190)).toBeGreaterThan(inkedRows(215, 300) + 10);
  });

  it('is left undone where letters would be smears', () => {
    expect(isLegible(square('front'), 640)).toBe(true);
    expect(isLegible(square('front'), 320)).toBe(true);
    expect(isLegible(square('front'), 32)).toBe(false);
  });
});
