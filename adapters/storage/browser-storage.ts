/** The part of the browser's storage that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage. Reaching for it is what throws when it is blocked (ST-1), so this is
 * called inside whatever handles that, and never at the start.
 */
export const browserStorage = (): BrowserStorage => window.localStorage;

/** The storage of this tab, which ends with the visit; reaching for it may throw as well. */
export const tabStorage = (): BrowserStorage => window.sessionStorage;
