import { wellFormed } from '../../core/kernel/well-formed';

/** How the vehicles looked at are kept; neither document gives a name or a length (CG-078). */
export interface RecentsKept {
  /** Name of the cookie. */
  readonly name: string;
  /** As many vehicles as are kept. */
  readonly most: number;
}

/** A browser ignores a cookie whose name and value are longer than this together (ST-5). */
export const MOST_BYTES_OF_COOKIE = 4096;

/**
 * The value of the cookie: a comma list of the newest that fit, percent-encoded where a cookie could
 * not carry them, so that its characters are its bytes. The oldest are dropped first (ST-5).
 */
export function recentsThatFit(slugs: readonly string[], { name, most }: RecentsKept): string {
  const fits: string[] = [];
  let room = MOST_BYTES_OF_COOKIE - name.length;
  for (const slug of slugs.slice(-most).reverse()) {
    const entry = encodeURIComponent(wellFormed(slug));
    room -= entry.length + (fits.length > 0 ? 1 : 0);
    if (room < 0) break;
    fits.unshift(entry);
  }
  return fits.join(',');
}
