import type { DraftStore } from '../../core/enquiry/public';

interface LateDrafts {
  readonly store: DraftStore;
  /** Settles when there is a store, or will be none. */
  readonly isHere: Promise<void>;
}

/** A store of drafts whose script is still on its way; until it is there it holds nothing. */
export function lateDrafts(open: () => Promise<DraftStore>): LateDrafts {
  let opened: DraftStore | undefined;
  return {
    store: {
      read: (name) => opened?.read(name),
      write: (name, draft) => opened?.write(name, draft),
      forget: (name) => opened?.forget(name),
    },
    isHere: open().then(
      (store) => {
        opened = store;
      },
      // Without it a form lasts as long as its page.
      () => undefined,
    ),
  };
}
