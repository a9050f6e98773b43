import { chance } from './chance';
import { blankFilm, type Film } from './film';
import { add, type Light, scattering } from './scattering';
import type { Sky } from './sky';
import { blankLanding, type TracedSet } from './traced-set';
import { rayThrough, type Viewpoint } from './viewpoint';

/** A part of a picture, in pixels from its upper left corner. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Exposure {
  readonly width: number;
  readonly height: number;
  /** Paths followed for every pixel. */
  readonly samples: number;
  /** The part of it that is wanted; the film is no larger than that. All of it where left out. */
  readonly window?: Window;
  /** Whether light is gathered, or only what is seen written down: colours, shapes and glow. */
  readonly lit: boolean;
}

/** Steps of a sequence that fills six dimensions evenly, so that few samples go a long way. */
const STEPS = (() => {
  let root = 1.2;
  for (let turn = 0; turn < 40; turn++) root = Math.pow(1 + root, 1 / 7);
  return Array.from({ length: 6 }, (_, dimension) => Math.pow(1 / root, dimension + 1));
})();

const wrapped = (value: number): number => value - Math.floor(value);

/** Follows light backwards from the camera through the set, and writes down what every pixel sees. */
export function expose(
  set: TracedSet,
  sky: Sky,
  viewpoint: Viewpoint,
  { width, height, samples, lit, window = { left: 0, top: 0, width, height } }: Exposure,
): Film {
  const film = blankFilm(window.width, window.height);
  const ray = rayThrough(viewpoint, width / height);
  const [ox, oy, oz] = viewpoint.from;
  const landing = blankLanding();
  const light: Light = [0, 0, 0];
  const shine: Light = [0, 0, 0];
  const glow: Light = [0, 0, 0];

  for (let row = window.top; row < window.top + window.height; row++) {
    for (let column = window.left; column < window.left + window.width; column++) {
      const pixel = (row - window.top) * window.width + column - window.left;
      const random = chance((row * width + column) * 7919 + 17);
      const offset = STEPS.map(() => random());
      const { diffuse, mirrored, seen } = scattering(set, sky, random);
      let [lightSquares, shineSquares] = [0, 0];
      for (let sample = 0; sample < samples; sample++) {
        const draw = (dimension: number): number =>
          wrapped((offset[dimension] ?? 0) + sample * (STEPS[dimension] ?? 0));
        const [dx, dy, dz] = ray(
          ((column + draw(0)) / width) * 2 - 1,
          1 - ((row + draw(1)) / height) * 2,
        );
        if (set.send(ox, oy, oz, dx, dy, dz, landing) === Infinity) continue;
        // The normal as built, before grain leans it: smoothing goes by shapes, not by weave.
        add(film.normal, pixel * 3, landing.nx, landing.ny, landing.nz);
        add(film.place, pixel * 3, landing.x, landing.y, landing.z);
        const shown = seen(landing, dx, dy, dz, glow);
        add(film.colour, pixel * 3, ...shown.colour);
        add(film.gloss, pixel * 3, ...shown.gloss);
        add(film.glow, pixel * 3, ...glow);
        film.paint[pixel] = (film.paint[pixel] ?? 0) + shown.paint;
        film.cover[pixel] = (film.cover[pixel] ?? 0) + 1;
        if (landing.surface.floor === true) film.floor[pixel] = (film.floor[pixel] ?? 0) + 1;
        const { coat = 0, roughness } = landing.surface;
        film.roughness[pixel] = (film.roughness[pixel] ?? 0) + (coat > 0 ? 0.02 : roughness);
        if (!lit) continue;
        mirrored(landing, shown, [dx, dy, dz], draw(4), draw(5), shine);
        diffuse(landing, draw(2), draw(3), light);
        add(film.light, pixel * 3, ...light);
        add(film.shine, pixel * 3, ...shine);
        lightSquares += brightness(light) ** 2;
        shineSquares += brightness(shine) ** 2;
      }
      settle(film, pixel, samples, lightSquares, shineSquares);
    }
  }
  return film;
}

const brightness = ([r, g, b]: Light): number => (r + g + b) / 3;

/** Turns sums into means over the samples that met something, and notes the noise left in them. */
function settle(
  film: Film,
  pixel: number,
  samples: number,
  lightSquares: number,
  shineSquares: number,
): void {
  const met = film.cover[pixel] ?? 0;
  if (met === 0) return;
  const { colour, gloss, glow, light, shine, normal, place } = film;
  for (const plane of [colour, gloss, glow, light, shine, normal, place]) {
    for (let channel = 0; channel < 3; channel++)
      plane[pixel * 3 + channel] = (plane[pixel * 3 + channel] ?? 0) / met;
  }
  film.paint[pixel] = (film.paint[pixel] ?? 0) / met;
  film.roughness[pixel] = (film.roughness[pixel] ?? 0) / met;
  film.cover[pixel] = met / samples;
  film.floor[pixel] = (film.floor[pixel] ?? 0) / samples;
  const noise = (plane: Float32Array, squares: number): number => {
    const mean =
      ((plane[pixel * 3] ?? 0) + (plane[pixel * 3 + 1] ?? 0) + (plane[pixel * 3 + 2] ?? 0)) / 3;
    return Math.max(0, squares / met - mean * mean) / met;
  };
  film.lightNoise[pixel] = noise(light, lightSquares);
  film.shineNoise[pixel] = noise(shine, shineSquares);
}
