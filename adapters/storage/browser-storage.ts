import type { BrowserStorage } from './local-storage-shortlist-store';

/**
 * The browser's own storage. Reaching for it is what throws when it is blocked (ST-1), so this is
 * called inside whatever handles that, and never at the start.
 */
export const browserStorage = (): BrowserStorage => window.localStorage;
