import type { KeptApart } from '../../core/account/public';
import type { BrowserStorage } from './browser-storage';
import { keptIn } from './kept-in';
import * as STORAGE_NAMES from './storage-names';
import type { StorageKey } from './storage-keys';

const KEY: StorageKey<number | undefined> = {
  key: STORAGE_NAMES.keptApart,
  codec: {
    read: (text) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined),
    write: (version) => String(version ?? ''),
  },
};

/** In the browser's local storage. @param open asked each time: reaching for it may throw. */
export const keptApartIn = (open: () => BrowserStorage): KeptApart => keptIn(open, KEY);
