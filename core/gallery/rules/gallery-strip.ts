/** From one thumbnail to the next, in pixels (GAL-13). */
export const THUMBNAIL_STEP = 63;
/** How long the strip takes to move, in milliseconds (GAL-13). */
export const THUMBNAIL_SCROLL_MS = 300;
/** Between two thumbnails, in pixels; it is part of the step. */
export const THUMBNAIL_GAP = 8;

/** How many whole thumbnails a strip of this width shows; at least one. */
export const thumbnailsIn = (width: number): number =>
  Math.max(1, Math.floor((width + THUMBNAIL_GAP) / THUMBNAIL_STEP));

/** The last place the strip can begin with: it stays within its ends (CG-086, GAL-10). */
const lastStart = (count: number, shown: number): number => Math.max(0, count - shown);

/** A place the strip can begin with, near the one that is wanted (GAL-10). */
export const stripWithin = (start: number, count: number, shown: number): number =>
  Math.min(Math.max(0, start), lastStart(count, shown));

/** Where the strip begins so that the thumbnail of `current` is in its middle, as far as its ends let it (GAL-10). */
export const stripAround = (current: number, count: number, shown: number): number =>
  stripWithin(current - Math.floor((shown - 1) / 2), count, shown);

/** Thumbnails out of sight on either side: "+18". */
export interface HiddenThumbnails {
  readonly before: number;
  readonly after: number;
}

/**
 * What a strip of `shown` places hides. Where it goes on, the place at that end is taken by the
 * number itself, so the thumbnail under it counts as hidden too.
 */
export function hiddenThumbnails(start: number, count: number, shown: number): HiddenThumbnails {
  const before = stripWithin(start, count, shown);
  const after = Math.max(0, count - shown - before);
  return { before: before > 0 ? before + 1 : 0, after: after > 0 ? after + 1 : 0 };
}
