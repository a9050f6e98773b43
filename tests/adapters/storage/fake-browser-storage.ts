import type { BrowserStorage } from '../../../adapters/storage/browser-storage';

export interface FakeBrowserStorage extends BrowserStorage {
  readonly kept: Map<string, string>;
  /** From now on writing fails, as with a full quota. */
  isFull: boolean;
}

export function fakeBrowserStorage(
  start: Readonly<Record<string, string>> = {},
): FakeBrowserStorage {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    isFull: false,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}
