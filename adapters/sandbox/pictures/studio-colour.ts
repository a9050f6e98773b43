import { linearColour } from './linear-light';
import type { Paint } from './paint';

/**
 * The banks of light along the sides are stronger than the daylight a paint's swatch is named for: at
 * full strength silver looks white and blues turn pale. Judged on white, silver, black, red and blue.
 */
const STUDIO_LIGHT = 0.76;

/** A paint in linear light as it is under the studio's lamps. */
export function studioColour({ hex }: Paint): readonly [number, number, number] {
  const [red, green, blue] = linearColour(hex);
  return [red * STUDIO_LIGHT, green * STUDIO_LIGHT, blue * STUDIO_LIGHT];
}
