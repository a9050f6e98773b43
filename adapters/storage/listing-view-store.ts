import type { BrowserStorage } from './local-storage-shortlist-store';
import { STORAGE_KEYS } from './storage-keys';

const { key, codec } = STORAGE_KEYS.listingView;

/** Where the layout of results is kept (STORE-04). A storage that throws keeps nothing. */
export interface ListingViewStore {
  readonly read: () => 'grid' | 'list';
  readonly write: (layout: 'grid' | 'list') => void;
}

export const localStorageListingViewStore = (storage: () => BrowserStorage): ListingViewStore => ({
  read: () => {
    try {
      return codec.read(storage().getItem(key));
    } catch {
      return 'grid';
    }
  },
  write: (layout) => {
    try {
      storage().setItem(key, codec.write(layout));
    } catch {
      // Private mode or a full storage: the choice lasts as long as the page.
    }
  },
});
