import { left, right, type Either } from 'fp-ts/Either';
import { EMPTY, type Observable } from 'rxjs';
import type { ShortlistNotKept, ShortlistStore } from '../../core/shortlist/public';
import type { BrowserStorage } from './browser-storage';
import { MemoryShortlistStore } from './memory-shortlist-store';
import { STORAGE_KEYS } from './storage-keys';

type List = Parameters<ShortlistStore['read']>[0];

/**
 * Keeps a shortlist in the browser (STORE-01, STORE-02). Storage that is blocked or full is a
 * normal case: the list then lives in memory for the visit (ST-1). Every read looks again, since
 * another tab may have changed the list.
 */
export class LocalStorageShortlistStore implements ShortlistStore {
  private readonly memory = new MemoryShortlistStore();
  private readonly unkept = new Set<List>();

  /** @param open asked each time, because reaching for the storage is what throws when it is blocked. */
  constructor(
    private readonly open: () => BrowserStorage,
    readonly changedElsewhere$: Observable<void> = EMPTY,
  ) {}

  readonly read = (list: List): readonly string[] => {
    if (this.unkept.has(list)) return this.memory.read(list);
    const { key, codec } = STORAGE_KEYS[list];
    try {
      // Remembered, in case the browser takes the storage away midway.
      this.memory.write(list, codec.read(this.open().getItem(key)));
    } catch {
      // What was last known of it.
    }
    return this.memory.read(list);
  };

  readonly write = (list: List, slugs: readonly string[]): Either<ShortlistNotKept, void> => {
    this.memory.write(list, slugs);
    const { key, codec } = STORAGE_KEYS[list];
    const text = codec.write(this.memory.read(list));
    try {
      const storage = this.open();
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
      this.unkept.delete(list);
      return right(undefined);
    } catch {
      this.unkept.add(list);
      return left({ kind: 'shortlist-not-kept' });
    }
  };
}
