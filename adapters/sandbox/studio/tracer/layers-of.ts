import sharp from 'sharp';

import { LAYER_EXPOSURE } from '../../pictures/compose-pixels';
import { encoded } from '../../pictures/linear-light';
import { at } from '../body/at';
import type { LayerPngs } from '../keep-layers';
import type { Film } from './film';

/** Light on the open floor of the studio, and how dark shadows on it get. */
export interface FloorLight {
  readonly open: number;
  readonly strength: number;
  /** Shadows fade out towards here, metres from the set's middle. */
  readonly reach: number;
}

/** A film as the two layers every paint is composed from: in black, and what white paint would add. */
export async function layersOf(film: Film, floor: FloorLight): Promise<LayerPngs> {
  const { width, height } = film;
  const black = new Uint8Array(width * height * 4);
  const tint = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const cover = at(film.cover, pixel);
    if (cover === 0) continue;
    const solid = cover - at(film.floor, pixel);
    const shade = at(film.floor, pixel) * shadow(film, pixel, floor);
    const alpha = solid + shade;
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const spot = pixel * 3 + channel;
      const light = at(film.light, spot);
      const dark =
        at(film.colour, spot) * light +
        at(film.gloss, spot) * at(film.shine, spot) +
        at(film.glow, spot);
      const share = solid / alpha;
      black[pixel * 4 + channel] = encoded(dark * LAYER_EXPOSURE) * share;
      tint[pixel * 4 + channel] = encoded(at(film.paint, pixel) * light * LAYER_EXPOSURE) * solid;
    }
    black[pixel * 4 + 3] = Math.round(alpha * 255);
    tint[pixel * 4 + 3] = 255;
  }
  const png = (bytes: Uint8Array): Promise<Buffer> =>
    sharp(bytes, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  return { black: await png(black), tint: await png(tint) };
}

/** How much of the studio's light this spot of floor has lost, 0 to 1. */
function shadow(film: Film, pixel: number, { open, strength, reach }: FloorLight): number {
  const x = at(film.place, pixel * 3);
  const z = at(film.place, pixel * 3 + 2);
  const fade = 1 - Math.min(1, Math.max(0, (Math.hypot(x, z) - reach * 0.6) / (reach * 0.4)));
  const lost = 1 - at(film.light, pixel * 3 + 1) / open;
  return Math.min(1, Math.max(0, lost)) * strength * fade * fade * (3 - 2 * fade);
}
