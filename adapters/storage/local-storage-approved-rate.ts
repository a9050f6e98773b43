import type { ApprovedRate } from '../../core/finance/public';
import type { BrowserStorage } from './local-storage-shortlist-store';
import { STORAGE_KEYS } from './storage-keys';

const { key, codec } = STORAGE_KEYS.autoConvert;

/** The approved rate kept in the browser; a storage that throws keeps none. */
export const localStorageApprovedRate = (storage: () => BrowserStorage): ApprovedRate => ({
  read: () => {
    try {
      return codec.read(storage().getItem(key));
    } catch {
      return undefined;
    }
  },
  forget: () => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left to forget.
    }
  },
});
