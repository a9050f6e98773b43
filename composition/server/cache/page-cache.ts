import { isRecent } from '../../../core/kernel/is-recent';
import type { Clock } from '../../../core/kernel/ports/clock';

export interface PageCacheParts<P> {
  readonly clock: Clock;
  /** How long a page is given again; 0 keeps none. */
  readonly milliseconds: number;
  /** Whether a page is the same for everybody, and good. Others are drawn for each who asks. */
  readonly mayBeCached: (page: P) => boolean;
  /** In bytes, about. */
  readonly sizeOf: (page: P) => number;
  readonly mostPages?: number;
  readonly mostBytes?: number;
}

interface CachedPage<P> {
  readonly at: number;
  readonly bytes: number;
  readonly page: P;
}

const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Public pages, drawn once for all who ask for the same address within a few seconds: those who ask
 * while it is being drawn get the same one, whatever becomes of it: a page is drawn of its address
 * alone, and what could not be had is not waited for twice. Those who come after have it drawn anew,
 * unless it may be stored. The oldest go when there are too many.
 */
export function pageCache<P>({
  clock,
  milliseconds,
  mayBeCached,
  sizeOf,
  mostPages = MOST_PAGES,
  mostBytes = MOST_BYTES,
}: PageCacheParts<P>): (address: string, draw: () => Promise<P>) => Promise<P> {
  // Oldest first, since each is put in when it was drawn.
  const pages = new Map<string, CachedPage<P>>();
  const beingDrawn = new Map<string, Promise<P>>();
  let bytes = 0;

  const isFresh = (at: number): boolean => isRecent(at, clock.now(), milliseconds);

  const forget = (address: string): void => {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  };

  function store(address: string, page: P): void {
    const at = clock.now();
    const size = sizeOf(page);
    forget(address);
    pages.set(address, { at, bytes: size, page });
    bytes += size;
    for (const [oldest, { at: since }] of pages) {
      if (isFresh(since) && pages.size <= mostPages && bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  return async (address, draw) => {
    if (milliseconds <= 0) return draw();
    const before = pages.get(address);
    if (before !== undefined && isFresh(before.at)) return before.page;
    const drawing = beingDrawn.get(address);
    if (drawing !== undefined) return drawing;
    const drawn = draw();
    beingDrawn.set(address, drawn);
    try {
      const page = await drawn;
      if (mayBeCached(page)) store(address, page);
      return page;
    } finally {
      beingDrawn.delete(address);
    }
  };
}
