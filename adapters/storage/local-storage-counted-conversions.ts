import type { CountedConversions } from '../../core/tracking/public';
import type { BrowserStorage } from './browser-storage';
import { TRACKING_KEYS } from './tracking-keys';

/** As many ids as are kept; the oldest make room. */
const MOST_KEPT = 50;

const { key, codec } = TRACKING_KEYS.conversions;

/** Counts each conversion once over reloads and days (TR-5); where storage is blocked, once a visit. */
export function localStorageCountedConversions(storage: () => BrowserStorage): CountedConversions {
  let ofThisVisit: readonly string[] = [];
  const kept = (): readonly string[] => {
    try {
      return codec.read(storage().getItem(key));
    } catch {
      return [];
    }
  };
  return {
    isFirst: (id) => {
      // A comma would part the list.
      const mark = encodeURIComponent(id);
      const before = [...new Set([...kept(), ...ofThisVisit])];
      if (before.includes(mark)) return false;
      ofThisVisit = [...ofThisVisit, mark];
      try {
        storage().setItem(key, codec.write([...before, mark].slice(-MOST_KEPT)));
      } catch {
        // Blocked or full: it is counted once for the visit.
      }
      return true;
    },
    forget: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
