import { encoded, LINEAR } from './linear-light';

/** Layers are stored this dark (see the studio's `take-layer.ts`) to keep highlights beyond white. */
export const LAYER_EXPOSURE = 0.35;

/** Two neutral pictures of one look, at the size wanted. */
export interface Layers {
  /** The vehicle painted black, over shadow and reflection: RGBA. */
  readonly black: Uint8Array;
  /** What white paint adds to that: RGB. */
  readonly tint: Uint8Array;
}

/** A slice of rows, so that a large picture can be composed in several sittings. */
export interface Rows {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Paints rows of a picture in place over its backdrop (RGB). Shaded light is linear in the paint's base
 * colour, so black + colour × tint is the picture as if it had been taken in that paint.
 */
export function composePixels(
  picture: Uint8Array,
  { black, tint }: Layers,
  [red, green, blue]: readonly [number, number, number],
  { width, from, to }: Rows,
): void {
  const gain = 1 / LAYER_EXPOSURE;
  const linear = (code: number | undefined): number => LINEAR[code ?? 0] ?? 0;
  for (let pixel = from * width; pixel < to * width; pixel++) {
    const alpha = black[pixel * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const at = pixel * 3;
    let r = (linear(black[pixel * 4]) + red * linear(tint[at])) * gain;
    let g = (linear(black[pixel * 4 + 1]) + green * linear(tint[at + 1])) * gain;
    let b = (linear(black[pixel * 4 + 2]) + blue * linear(tint[at + 2])) * gain;

    // Khronos PBR Neutral: true colours up to 0.8, then highlights roll off towards white.
    const lowest = r < g ? (r < b ? r : b) : g < b ? g : b;
    const offset = lowest < 0.08 ? lowest - 6.25 * lowest * lowest : 0.04;
    r -= offset;
    g -= offset;
    b -= offset;
    const peak = r > g ? (r > b ? r : b) : g > b ? g : b;
    if (peak > 0.76) {
      const compressed = 1 - 0.0576 / (peak + 0.24 - 0.76);
      const fade = 1 / (0.15 * (peak - compressed) + 1);
      const scale = (compressed / peak) * fade;
      const white = compressed * (1 - fade);
      r = r * scale + white;
      g = g * scale + white;
      b = b * scale + white;
    }

    if (alpha === 255) {
      picture[at] = encoded(r);
      picture[at + 1] = encoded(g);
      picture[at + 2] = encoded(b);
    } else {
      const cover = alpha / 255;
      const keep = 1 - cover;
      picture[at] = encoded(r) * cover + (picture[at] ?? 0) * keep + 0.5;
      picture[at + 1] = encoded(g) * cover + (picture[at + 1] ?? 0) * keep + 0.5;
      picture[at + 2] = encoded(b) * cover + (picture[at + 2] ?? 0) * keep + 0.5;
    }
  }
}
