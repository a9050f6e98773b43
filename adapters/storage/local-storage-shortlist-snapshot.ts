import type { ShortlistSnapshotStore } from '../../core/shortlist/public';
import type { BrowserStorage } from './browser-storage';
import { SHORTLIST_SNAPSHOT } from './snapshot-codec';

const { key, codec } = SHORTLIST_SNAPSHOT;

/** The snapshot in the browser; storage that is blocked or full keeps none (ST-1). */
export const localStorageShortlistSnapshot = (
  storage: () => BrowserStorage,
): ShortlistSnapshotStore => ({
  read: () => {
    try {
      return codec.read(storage().getItem(key));
    } catch {
      return undefined;
    }
  },
  write: (snapshot) => {
    const text = codec.write(snapshot);
    try {
      if (text === '') storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // An older one would show vehicles that the shopper has taken out, so none is better.
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can be kept here, so nothing is.
      }
    }
  },
});
