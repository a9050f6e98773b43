import { encoded } from '../../pictures/linear-light';
import { at } from '../body/at';
import type { Film } from './film';

/**
 * A finished picture: the film over what is behind it (RGB bytes).
 */
export function printed(film: Film, behind: Uint8Array, exposure: number): Uint8Array {
  const picture = Uint8Array.from(behind);
  for (let pixel = 0; pixel < film.width * film.height; pixel++) {
    const cover = at(film.cover, pixel);
    if (cover === 0) continue;
    const light = [0, 1, 2].map(
      (channel) =>
        exposure *
        (at(film.colour, pixel * 3 + channel) * at(film.light, pixel * 3 + channel) +
          at(film.gloss, pixel * 3 + channel) * at(film.shine, pixel * 3 + channel) +
          at(film.glow, pixel * 3 + channel)),
    );
    const toned = neutral(at(light, 0), at(light, 1), at(light, 2));
    for (let channel = 0; channel < 3; channel++) {
      picture[pixel * 3 + channel] =
        encoded(at(toned, channel)) * cover + at(picture, pixel * 3 + channel) * (1 - cover) + 0.5;
    }
  }
  return picture;
}

/**
 * The highlights of Khronos PBR Neutral, as in `compose-pixels`. Its darkening of shadows is left out:
 * a dark cabin has little else to show.
 */
function neutral(red: number, green: number, blue: number): readonly [number, number, number] {
  const peak = Math.max(red, green, blue);
  if (peak <= 0.76) return [red, green, blue];
  const compressed = 1 - 0.0576 / (peak + 0.24 - 0.76);
  const fade = 1 / (0.15 * (peak - compressed) + 1);
  const scale = (compressed / peak) * fade;
  const white = compressed * (1 - fade);
  return [red * scale + white, green * scale + white, blue * scale + white];
}
