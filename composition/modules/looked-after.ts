export interface LookedAfterParts {
  /** Does all that is due. */
  readonly work: () => Promise<void>;
  readonly everyMs: number;
  /** Told of work that nobody waited for and that failed. */
  readonly failed: (problem: unknown) => void;
}

/** Work over a file that is done now and then, and once more before the file is closed. */
export interface LookedAfter {
  /** Does it, after what is under way. */
  readonly settle: () => Promise<void>;
  /** The same for whoever does not wait for it. */
  readonly settleUnasked: () => void;
  readonly isOpen: () => boolean;
  /** Does it now, and goes on doing so. */
  readonly begin: () => void;
  /** Does it a last time; then the file can be closed. */
  readonly end: () => Promise<void>;
}

/** One after the other, so that none is under way when the file is closed. */
export function lookedAfter({ work, everyMs, failed }: LookedAfterParts): LookedAfter {
  let isOpen = true;
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const settle = (): Promise<void> => {
    const next = last.then(() => (isOpen ? work() : undefined));
    last = next.catch(() => undefined);
    return next;
  };
  const settleUnasked = (): void => {
    if (isOpen) settle().catch(failed);
  };
  return {
    settle,
    settleUnasked,
    isOpen: () => isOpen,
    begin: () => {
      settleUnasked();
      timer = setInterval(settleUnasked, everyMs).unref();
    },
    end: async () => {
      clearInterval(timer);
      settleUnasked();
      await last;
      isOpen = false;
      await last;
    },
  };
}
