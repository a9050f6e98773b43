import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { ShortlistName } from '../model/shortlist-change';

/** The browser would not keep it: storage is blocked or full. The list then lives as long as the visit. */
export interface ShortlistNotKept {
  readonly kind: 'shortlist-not-kept';
}

/** Where the shopper's own lists are kept between visits (STORE-01, STORE-02). */
export interface ShortlistStore {
  /** What was kept, newest last, without duplicates; nothing if there was nothing or it cannot be read. */
  readonly read: (list: ShortlistName) => readonly string[];
  /** What could not be kept is read back all the same until the visit ends. */
  readonly write: (list: ShortlistName, slugs: readonly string[]) => Either<ShortlistNotKept, void>;
  /** A word whenever another tab has changed a list; never errs, and says nothing where tabs cannot tell. */
  readonly changedElsewhere$: Observable<void>;
}
