/**
 * What one exposure leaves behind, per pixel. Light and shine are kept apart until they have been
 * smoothed: the grain of a weave is colour and must stay sharp, the light on it is noise and must not.
 */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Diffuse colour of what is seen, where paint counts as black. */
  readonly colour: Float32Array;
  /** How much of the pixel's light white paint would give back. */
  readonly paint: Float32Array;
  /** Light that falls on the spot, as a white sheet there would show it. */
  readonly light: Float32Array;
  /** How strongly the spot mirrors, base and lacquer together. */
  readonly gloss: Float32Array;
  /** Light from the direction the spot mirrors, as a perfect mirror there would show it. */
  readonly shine: Float32Array;
  /** Light of its own. */
  readonly glow: Float32Array;
  readonly cover: Float32Array;
  /** Share of the pixel that is floor, of which only the shadow is kept. */
  readonly floor: Float32Array;
  readonly normal: Float32Array;
  readonly place: Float32Array;
  readonly roughness: Float32Array;
  /** Variance of the means of light and shine: how far each may still be from the truth. */
  readonly lightNoise: Float32Array;
  readonly shineNoise: Float32Array;
}

export function blankFilm(width: number, height: number): Film {
  const plane = (channels: number): Float32Array => new Float32Array(width * height * channels);
  return {
    width,
    height,
    colour: plane(3),
    paint: plane(1),
    light: plane(3),
    gloss: plane(3),
    shine: plane(3),
    glow: plane(3),
    cover: plane(1),
    floor: plane(1),
    normal: plane(3),
    place: plane(3),
    roughness: plane(1),
    lightNoise: plane(1),
    shineNoise: plane(1),
  };
}
