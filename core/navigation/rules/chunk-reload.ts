/** A page is reloaded for a lost chunk at most once in this time (NAV-14), in milliseconds. */
export const BETWEEN_RELOADS_MS = 60_000;

/**
 * What browsers say of a part of the site that could not be fetched: Chromium and Firefox, Safari,
 * a page of HTML in the place of a script, and a stylesheet that is gone.
 */
const LOST_CHUNK =
  /dynamically imported module|importing a module script|unable to preload css|mime type/i;

/** Whether an error means that a part of the site is gone, as after a new version came out (BT-1). */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && LOST_CHUNK.test(error.message);

/**
 * Whether the page may be reloaded to get a lost chunk. Exactly a minute after the last reload it may.
 * @param sinceReload how long ago the last automatic reload was, in milliseconds; undefined if never.
 */
export const mayReload = (sinceReload: number | undefined): boolean =>
  sinceReload === undefined || sinceReload < 0 || sinceReload >= BETWEEN_RELOADS_MS;
