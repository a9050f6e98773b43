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

/** @param left aborted when whoever asks is there no longer. */
export type CachedPageOf<P> = (
  address: string,
  draw: (signal: AbortSignal) => Promise<P>,
  left?: AbortSignal,
) => Promise<P>;

/** A page that is being drawn, for those who wait for it. */
interface Drawing<P> {
  readonly page: Promise<P>;
  readonly givenUp: AbortController;
  waiting: number;
}

interface CachedPage<P> {
  readonly at: number;
  readonly bytes: number;
  readonly page: P;
}

const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/** Of those who wait to the end. */
const NEVER_LEFT = new AbortController().signal;

/**
 * Public pages, drawn once for all who ask for the same address within a few seconds: those who ask
 * while it is being drawn get the same one, whatever becomes of it: a page is drawn of its address
 * alone, and what could not be had is not waited for twice. Those who come after have it drawn anew,
 * unless it may be stored. When the last of those who wait has left, the drawing is given up. The oldest
 * go when there are too many.
 */
export function pageCache<P>({
  clock,
  milliseconds,
  mayBeCached,
  sizeOf,
  mostPages = MOST_PAGES,
  mostBytes = MOST_BYTES,
}: PageCacheParts<P>): CachedPageOf<P> {
  // Oldest first, since each is put in when it was drawn.
  const pages = new Map<string, CachedPage<P>>();
  const beingDrawn = new Map<string, Drawing<P>>();
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

  function begin(address: string, draw: (signal: AbortSignal) => Promise<P>): Drawing<P> {
    const givenUp = new AbortController();
    const drawn = async (): Promise<P> => {
      try {
        const page = await draw(givenUp.signal);
        if (mayBeCached(page)) store(address, page);
        return page;
      } finally {
        if (beingDrawn.get(address) === drawing) beingDrawn.delete(address);
      }
    };
    const drawing: Drawing<P> = {
      // Later, so that this is known when the drawing ends.
      page: Promise.resolve().then(drawn),
      givenUp,
      waiting: 0,
    };
    beingDrawn.set(address, drawing);
    return drawing;
  }

  function leave(address: string, drawing: Drawing<P>): void {
    drawing.waiting -= 1;
    if (drawing.waiting > 0) return;
    // Whoever comes now has it drawn anew.
    if (beingDrawn.get(address) === drawing) beingDrawn.delete(address);
    drawing.givenUp.abort();
  }

  return async (address, draw, left = NEVER_LEFT) => {
    if (milliseconds <= 0) return draw(left);
    const before = pages.get(address);
    if (before !== undefined && isFresh(before.at)) return before.page;
    const drawing = beingDrawn.get(address) ?? begin(address, draw);
    drawing.waiting += 1;
    const leaves = (): void => {
      leave(address, drawing);
    };
    if (left.aborted) leaves();
    else left.addEventListener('abort', leaves, { once: true });
    try {
      return await drawing.page;
    } finally {
      left.removeEventListener('abort', leaves);
    }
  };
}
