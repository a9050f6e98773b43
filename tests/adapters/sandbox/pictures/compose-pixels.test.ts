import { describe, expect, it } from 'vitest';

import { backdrop } from '../../../../adapters/sandbox/pictures/backdrop';
import {
  composePixels,
  LAYER_EXPOSURE,
} from '../../../../adapters/sandbox/pictures/compose-pixels';
import { encoded, LINEAR, linearColour } from '../../../../adapters/sandbox/pictures/linear-light';

const ONE_PIXEL = { width: 1, from: 0, to: 1 };

/** A single pixel: alpha, light already there in black paint, light white paint adds. */
function painted(alpha: number, unlit: number, lit: number, hex: string): number[] {
  const dark = encoded(unlit * LAYER_EXPOSURE);
  const tint = encoded(lit * LAYER_EXPOSURE);
  const picture = Uint8Array.of(200, 200, 200);
  composePixels(
    picture,
    { black: Uint8Array.of(dark, dark, dark, alpha), tint: Uint8Array.of(tint, tint, tint) },
    linearColour(hex),
    ONE_PIXEL,
  );
  return [...picture];
}

describe('composing a picture from its layers', () => {
  it('leaves the backdrop alone where there is no vehicle', () => {
    expect(painted(0, 0.5, 0.5, '#ff0000')).toEqual([200, 200, 200]);
  });

  it('shows the paint itself where it is fully and evenly lit', () => {
    const [red = 0, green = 0, blue = 0] = painted(255, 0.04, 1, '#8C3A3A');
    // The neutral tone map takes off exactly the 0.04 that glossy surfaces add.
    expect(Math.abs(red - 0x8c)).toBeLessThanOrEqual(2);
    expect(Math.abs(green - 0x3a)).toBeLessThanOrEqual(3);
    expect(Math.abs(blue - 0x3a)).toBeLessThanOrEqual(3);
  });

  it('rolls highlights brighter than white off instead of clipping them', () => {
    const dim = painted(255, 1.2, 0, '#000000')[0] ?? 0;
    const bright = painted(255, 2.4, 0, '#000000')[0] ?? 0;
    expect(dim).toBeGreaterThan(225);
    expect(bright).toBeGreaterThan(dim);
    expect(bright).toBeLessThan(255);
  });

  it('mixes with the backdrop where the layer is see-through', () => {
    const [half = 0] = painted(128, 0, 0, '#000000');
    expect(half).toBeGreaterThan(90);
    expect(half).toBeLessThan(110);
  });
});

describe('linear light', () => {
  it('comes back to the same code value', () => {
    for (let code = 0; code < 256; code++) {
      expect(Math.abs(encoded(LINEAR[code] ?? 0) - code)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the backdrop', () => {
  it('is light and nearly neutral from edge to edge', () => {
    const pixels = backdrop(320);
    expect(pixels.length).toBe(320 * 200 * 3);
    const darkest = pixels.reduce((least, code) => Math.min(least, code), 255);
    const lightest = pixels.reduce((most, code) => Math.max(most, code), 0);
    expect(darkest).toBeGreaterThan(205);
    expect(lightest).toBeLessThan(254);
  });
});
