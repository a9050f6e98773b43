import type { ShortlistSnapshot } from '../model/shortlist-snapshot';

/**
 * Where the shopper's lists are kept to be read without a connection. Nothing of it ever fails: a
 * browser that keeps nothing has no snapshot, and the lists themselves are not touched by it.
 */
export interface ShortlistSnapshotStore {
  /** The last one that was kept; nothing if there is none or it cannot be read. */
  readonly read: () => ShortlistSnapshot | undefined;
  /** Takes the place of the one before; one without vehicles leaves nothing kept. */
  readonly write: (snapshot: ShortlistSnapshot) => void;
}
