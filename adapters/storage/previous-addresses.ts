import { withAddress, type EventSink } from '../../core/tracking/public';
import type { BrowserStorage } from './browser-storage';
import { fromJson } from './from-json';
import { keptIn } from './kept-in';
import type { StorageCodec, StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

const codec: StorageCodec<readonly string[]> = {
  read: (text) => {
    const kept = fromJson(text, (found) => found);
    return Array.isArray(kept)
      ? kept
          .filter((address) => typeof address === 'string')
          .reduce<readonly string[]>(withAddress, [])
      : [];
  },
  write: (addresses) => (addresses.length === 0 ? '' : JSON.stringify(addresses)),
};

/** The pages of the visit, oldest first, in the storage that ends with it (STORE-07). */
export const PREVIOUS_ADDRESSES: StorageKey<readonly string[]> = {
  key: STORAGE_NAMES.previousAddresses,
  codec,
};

/**
 * Keeps the addresses of the visit's pages, to go with an enquiry (STORE-07, CALL-06). They are
 * noted only while counting of pages is agreed to, and are gone when that is taken back.
 *
 * @param storage the storage of the tab; may throw.
 */
export function previousAddressesSink(storage: () => BrowserStorage): EventSink {
  const kept = keptIn(storage, PREVIOUS_ADDRESSES);
  return {
    name: 'previous addresses',
    needs: 'analytics',
    start: () => undefined,
    take: (event) => {
      if (event.kind === 'page-viewed') kept.write(withAddress(kept.read(), event.path));
    },
    stop: kept.forget,
  };
}
