import type { FinanceDefaultStore } from '../../core/finance/public';
import type { BrowserStorage } from './browser-storage';
import { keptIn } from './kept-in';
import { STORAGE_KEYS } from './storage-keys';

/** The shopper's finance terms in the browser (STORE-08); where it keeps nothing they last for the visit. */
export const localStorageFinanceDefault = (storage: () => BrowserStorage): FinanceDefaultStore =>
  keptIn(storage, STORAGE_KEYS.financeDefault);
