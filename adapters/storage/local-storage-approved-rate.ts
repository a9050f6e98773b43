import type { ApprovedRate } from '../../core/finance/public';
import type { BrowserStorage } from './browser-storage';
import { keptIn } from './kept-in';
import { STORAGE_KEYS } from './storage-keys';

/** The approved rate kept in the browser; a storage that throws keeps none. */
export const localStorageApprovedRate = (storage: () => BrowserStorage): ApprovedRate =>
  keptIn(storage, STORAGE_KEYS.approvedTerms);
