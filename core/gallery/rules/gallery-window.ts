import { wrapped } from '../../kernel/wrapped';

/** At most this many large pictures are in the page at a time (GAL-11). */
export const MAIN_PICTURES = 9;
/** At most this many thumbnails are in the page at a time (GAL-12). */
export const THUMBNAILS = 16;

/**
 * The places around `current` in a ring of `count`, at most `most` of them: half before it, half
 * after, and round the ends, since large pictures go round (GAL-04, GAL-11). In the order of the ring.
 */
export function ringAround(current: number, count: number, most: number): readonly number[] {
  const size = Math.max(0, Math.min(most, count));
  const first = current - Math.floor((size - 1) / 2);
  return Array.from({ length: size }, (_, place) => wrapped(first + place, count));
}

/**
 * The places around `current` in a row of `count`, at most `most` of them, never past an end
 * (GAL-10, GAL-12). In order.
 */
export function rowAround(current: number, count: number, most: number): readonly number[] {
  const size = Math.max(0, Math.min(most, count));
  const first = Math.min(Math.max(0, current - Math.floor(size / 2)), count - size);
  return Array.from({ length: size }, (_, place) => first + place);
}

/** How many steps the nearer way round from one place to another takes: negative is back. */
export function ringSteps(from: number, to: number, count: number): number {
  const ahead = wrapped(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
