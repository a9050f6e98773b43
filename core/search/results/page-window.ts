/** What the pagination shows (SEARCH-13, SEARCH-14). */
export interface PageWindow {
  /** 0 when nothing was found. */
  readonly pageCount: number;
  /** The page shown, never past the last; 1 when nothing was found. */
  readonly current: number;
  /** The numbered buttons: the current page and up to three that follow (CG-060). */
  readonly buttons: readonly number[];
  /** All page numbers, for the expand toggle (SEARCH-15). */
  readonly expanded: readonly number[];
  readonly previous?: number;
  readonly next?: number;
  /** A page was asked for that no longer is: there is stock, but not there (SF-3). */
  readonly isPastEnd: boolean;
}

/** SEARCH-14: "the current page plus 3 pages". */
export const PAGES_AFTER_CURRENT = 3;

/** The pagination for a number of results; `page` may be anything an address said. */
export function pageWindow(total: number, pageSize: number, page: number): PageWindow {
  const pageCount = Math.ceil(Math.max(0, total) / Math.max(1, pageSize));
  const asked = Number.isSafeInteger(page) && page >= 1 ? page : 1;
  const current = Math.max(1, Math.min(asked, pageCount));
  return {
    pageCount,
    current,
    buttons: numbers(current, Math.min(current + PAGES_AFTER_CURRENT, pageCount)),
    expanded: numbers(1, pageCount),
    ...(current > 1 && { previous: current - 1 }),
    ...(current < pageCount && { next: current + 1 }),
    isPastEnd: pageCount > 0 && asked > pageCount,
  };
}

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
