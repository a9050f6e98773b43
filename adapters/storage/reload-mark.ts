import { tabStorage } from './browser-storage';
import * as STORAGE_NAMES from './storage-names';

const KEY = STORAGE_NAMES.reloadMark;

/** When this tab was last reloaded for a part that was gone (NAV-14). */
export const reloadMark = {
  /**
   * Milliseconds since 1970; undefined for never.
   * @throws where the tab's storage is blocked or full: it would say "never" for ever.
   */
  read: (): number | undefined => {
    const kept = tabStorage().getItem(KEY) ?? '';
    tabStorage().setItem(KEY, kept);
    return kept === '' ? undefined : Number(kept) || 0;
  },
  /** @throws like `read`. */
  write: (at: number): void => {
    tabStorage().setItem(KEY, String(at));
  },
};
