import { expose } from './expose';
import type { Sky } from './sky';
import type { Film } from './film';
import { lentLight } from './lent-light';
import { smoothLight } from './smooth-light';
import type { TracedSet } from './traced-set';
import type { Viewpoint } from './viewpoint';

/** Size of a finished film, and how much trouble is taken over it. */
export interface Care {
  readonly width: number;
  readonly height: number;
  /** Rays a pixel for shapes and colours. */
  readonly sharpness: number;
  /** Paths a pixel for light, followed at a smaller size: light changes slowly. */
  readonly light: number;
  /** That size, as a share of the width. */
  readonly lightSize: number;
}

/** Exposes shapes at full size and light at less, and puts the two together. */
export function filmOf(set: TracedSet, sky: Sky, viewpoint: Viewpoint, care: Care): Film {
  const { width, height, lightSize } = care;
  const faint = expose(set, sky, viewpoint, {
    width: Math.ceil(width * lightSize),
    height: Math.ceil(height * lightSize),
    samples: care.light,
    lit: true,
  });
  smoothLight(faint);
  const whole = expose(set, sky, viewpoint, { width, height, samples: care.sharpness, lit: false });
  lentLight(whole, faint);
  return whole;
}
