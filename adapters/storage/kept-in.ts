import type { BrowserStorage } from './browser-storage';
import type { StorageKey } from './storage-keys';

/** One thing kept in a storage of the browser. */
export interface Kept<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly forget: () => void;
}

/**
 * One thing of the table of keys, read anew each time, since another tab may have changed it.
 * Storage that is blocked or full is a normal case: what was written then lasts as long as the
 * visit (ST-1).
 *
 * @param open asked each time, because reaching for the storage is what throws when it is blocked.
 */
export function keptIn<T>(open: () => BrowserStorage, { key, codec }: StorageKey<T>): Kept<T> {
  let unkept: { readonly text: string | null } | undefined;
  const put = (text: string | null): void => {
    unkept = undefined;
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
    } catch {
      unkept = { text };
    }
  };
  return {
    read: () => {
      try {
        return codec.read(unkept === undefined ? open().getItem(key) : unkept.text);
      } catch {
        return codec.read(null);
      }
    },
    write: (value) => {
      put(codec.write(value) || null);
    },
    forget: () => {
      put(null);
    },
  };
}
