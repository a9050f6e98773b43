import PQueue from 'p-queue';
import type { ServerLimits } from './server-limits';

/** There is more to be drawn than can be drawn in time. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Draws a page when its turn comes. @throws TooBusy when that would be too late. */
export type DrawingQueue = <T>(draw: () => Promise<T>) => Promise<T>;

/** Pages are drawn a bounded number at once, and a bounded number waits for a bounded time. */
export function drawingQueue({
  pagesAtOnce,
  pagesWaiting,
  pageWaitMs,
}: Pick<ServerLimits, 'pagesAtOnce' | 'pagesWaiting' | 'pageWaitMs'>): DrawingQueue {
  const queue = new PQueue({ concurrency: pagesAtOnce });
  return async (draw) => {
    if (queue.pending >= pagesAtOnce && queue.size >= pagesWaiting) throw new TooBusy();
    const tooLate = new AbortController();
    const waiting = setTimeout(() => {
      tooLate.abort(new TooBusy());
    }, pageWaitMs);
    return queue.add(
      () => {
        clearTimeout(waiting);
        return draw();
      },
      { signal: tooLate.signal },
    );
  };
}
