import type { Clock } from '../../core/kernel/ports/clock';

export interface HeldPagesParts<P> {
  readonly clock: Clock;
  /** How long a page is given again; 0 holds nothing. */
  readonly milliseconds: number;
  /** Whether a page is the same for everybody, and good. Others are drawn for each who asks. */
  readonly mayBeHeld: (page: P) => boolean;
  /** In bytes, about. */
  readonly sizeOf: (page: P) => number;
  readonly mostPages?: number;
  readonly mostBytes?: number;
}

interface Held<P> {
  readonly at: number;
  readonly bytes: number;
  readonly page: P;
}

const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Public pages, drawn once for all who ask for the same address within a few seconds: those who ask
 * while it is being drawn wait for the same one. Whoever waited for a page that may not be held, or
 * that could not be drawn, has it drawn for them alone. The oldest go when there are too many.
 */
export function heldPages<P>({
  clock,
  milliseconds,
  mayBeHeld,
  sizeOf,
  mostPages = MOST_PAGES,
  mostBytes = MOST_BYTES,
}: HeldPagesParts<P>): (address: string, draw: () => Promise<P>) => Promise<P> {
  // Oldest first, since each is put in when it was drawn.
  const held = new Map<string, Held<P>>();
  const beingDrawn = new Map<string, Promise<P>>();
  let bytes = 0;

  const forget = (address: string): void => {
    bytes -= held.get(address)?.bytes ?? 0;
    held.delete(address);
  };

  function hold(address: string, page: P): void {
    const at = clock.now();
    const size = sizeOf(page);
    forget(address);
    held.set(address, { at, bytes: size, page });
    bytes += size;
    for (const [oldest, { at: since }] of held) {
      const isOld = at - since >= milliseconds;
      if (!isOld && held.size <= mostPages && bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  return async (address, draw) => {
    if (milliseconds <= 0) return draw();
    const before = held.get(address);
    if (before !== undefined && clock.now() - before.at < milliseconds) return before.page;
    const drawing = beingDrawn.get(address);
    if (drawing !== undefined) {
      const shared = await drawing.catch(() => undefined);
      return shared !== undefined && mayBeHeld(shared) ? shared : draw();
    }
    const drawn = draw();
    beingDrawn.set(address, drawn);
    try {
      const page = await drawn;
      if (mayBeHeld(page)) hold(address, page);
      return page;
    } finally {
      beingDrawn.delete(address);
    }
  };
}
