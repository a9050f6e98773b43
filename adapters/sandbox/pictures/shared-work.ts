interface Work<T> {
  readonly result: Promise<T>;
  readonly abandoned: AbortController;
  waiting: number;
}

/**
 * Work that many may wait for and that is done once: whoever asks while it is under way joins, and it
 * is abandoned when the last who waited has left.
 * @param key names the work.
 * @param leaves of the one who asks; without it he waits to the end.
 */
export type SharedWork<T> = (
  key: string,
  leaves: AbortSignal | undefined,
  start: (abandoned: AbortSignal) => Promise<T>,
) => Promise<T>;

export function makeSharedWork<T>(): SharedWork<T> {
  const underway = new Map<string, Work<T>>();

  const begun = (key: string, start: (abandoned: AbortSignal) => Promise<T>): Work<T> => {
    const abandoned = new AbortController();
    const result = start(abandoned.signal).finally(() => {
      if (underway.get(key) === work) underway.delete(key);
    });
    const work: Work<T> = { result, abandoned, waiting: 0 };
    underway.set(key, work);
    return work;
  };

  return async (key, leaves, start) => {
    leaves?.throwIfAborted();
    const work = underway.get(key) ?? begun(key, start);
    work.waiting += 1;
    leaves?.addEventListener(
      'abort',
      () => {
        work.waiting -= 1;
        if (work.waiting > 0) return;
        if (underway.get(key) === work) underway.delete(key);
        work.abandoned.abort();
      },
      { once: true },
    );
    return work.result;
  };
}
