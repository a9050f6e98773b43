import type { FinanceDefaultStore } from '../../core/finance/public';
import type { BrowserStorage } from './local-storage-shortlist-store';
import { STORAGE_KEYS } from './storage-keys';

const { key, codec } = STORAGE_KEYS.financeDefault;

/** The shopper's finance terms in the browser (STORE-08); a storage that throws keeps none. */
export const localStorageFinanceDefault = (storage: () => BrowserStorage): FinanceDefaultStore => ({
  read: () => {
    try {
      return codec.read(storage().getItem(key));
    } catch {
      return undefined;
    }
  },
  write: (terms) => {
    try {
      storage().setItem(key, codec.write(terms));
    } catch {
      // Blocked or full: the terms last as long as the visit.
    }
  },
});
