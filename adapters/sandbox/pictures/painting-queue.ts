import PQueue from 'p-queue';

/** Pictures are painted by eight to ten a second: who comes after these would wait for over six. */
const MOST_WAITING = 60;

/** So many pictures wait to be painted that one more would come too late. */
export class TooManyWaiting extends Error {}

/**
 * Paints strictly one after another, in the order asked for.
 * @param given ends the wait; what is being painted already is finished, since nothing can stop it.
 * @throws TooManyWaiting, by its promise.
 */
export type PaintingQueue = <T>(paint: () => Promise<T>, given?: AbortSignal) => Promise<T>;

export function makePaintingQueue(mostWaiting = MOST_WAITING): PaintingQueue {
  const queue = new PQueue({ concurrency: 1 });
  return async (paint, given) => {
    given?.throwIfAborted();
    if (queue.size >= mostWaiting) throw new TooManyWaiting();
    const waiting = new AbortController();
    const leave = (): void => {
      waiting.abort(given?.reason);
    };
    given?.addEventListener('abort', leave, { once: true });
    return queue.add(
      () => {
        given?.removeEventListener('abort', leave);
        return paint();
      },
      { signal: waiting.signal },
    );
  };
}
