import { left } from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import type { ShortlistStore } from '../../core/shortlist/public';

/**
 * Holds nothing and keeps nothing. For a server, which does not know a shopper's lists, and where
 * one that remembered would show them to the next shopper.
 */
export const noShortlistStore: ShortlistStore = {
  read: () => [],
  write: () => left({ kind: 'shortlist-not-kept' }),
  changedElsewhere$: NEVER,
};
