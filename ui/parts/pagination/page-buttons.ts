/** How many pages after the present one have a button of their own. */
export const PAGES_AHEAD = 3;

/**
 * The pages that have a button: the present one and the next three, clipped to the last page, or
 * all of them when expanded [SEARCH-14, SEARCH-15].
 */
export function pageButtons(page: number, pageCount: number, expanded: boolean): readonly number[] {
  if (pageCount < 1) return [];
  const first = expanded ? 1 : Math.min(Math.max(1, page), pageCount);
  const last = expanded ? pageCount : Math.min(pageCount, first + PAGES_AHEAD);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
