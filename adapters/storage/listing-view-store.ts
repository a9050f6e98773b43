import type { BrowserStorage } from './browser-storage';
import { keptIn } from './kept-in';
import { STORAGE_KEYS, type KeptLayout } from './storage-keys';

/** Where the layout of results is kept (STORE-04), for the visit at least. */
export interface ListingViewStore {
  readonly read: () => KeptLayout;
  readonly write: (layout: KeptLayout) => void;
}

export const localStorageListingViewStore = (storage: () => BrowserStorage): ListingViewStore =>
  keptIn(storage, STORAGE_KEYS.listingView);
