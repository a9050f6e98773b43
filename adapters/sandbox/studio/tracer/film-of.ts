import { expose, type Window } from './expose';
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

/** Exposes shapes at full size and light at less, and puts the two together: all of the frame, or a window of it. */
export function filmOf(
  set: TracedSet,
  sky: Sky,
  viewpoint: Viewpoint,
  care: Care,
  window: Window = { left: 0, top: 0, width: care.width, height: care.height },
): Film {
  const { width, height, lightSize } = care;
  const [faintWidth, faintHeight] = [Math.ceil(width * lightSize), Math.ceil(height * lightSize)];
  const scale = faintWidth / width;
  const around = aroundWindow(window, scale, faintWidth, faintHeight);
  const faint = expose(set, sky, viewpoint, {
    width: faintWidth,
    height: faintHeight,
    window: around,
    samples: care.light,
    lit: true,
  });
  smoothLight(faint);
  const sharp = { width, height, window, samples: care.sharpness, lit: false };
  const whole = expose(set, sky, viewpoint, sharp);
  lentLight(whole, faint, {
    scale,
    left: window.left * scale - around.left,
    top: window.top * scale - around.top,
  });
  return whole;
}

/** Light is smoothed over neighbours: this many pixels of the smaller size are taken beside a window. */
const NEIGHBOURS = 24;

/** A window on the smaller film, with some of what lies round it. */
function aroundWindow(window: Window, scale: number, width: number, height: number): Window {
  const left = Math.max(0, Math.floor(window.left * scale) - NEIGHBOURS);
  const top = Math.max(0, Math.floor(window.top * scale) - NEIGHBOURS);
  const right = Math.min(width, Math.ceil((window.left + window.width) * scale) + NEIGHBOURS);
  const bottom = Math.min(height, Math.ceil((window.top + window.height) * scale) + NEIGHBOURS);
  return { left, top, width: right - left, height: bottom - top };
}
