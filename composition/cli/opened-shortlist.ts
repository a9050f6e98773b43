import { LocalStorageShortlistStore } from '../../adapters/storage/local-storage-shortlist-store';
import type { BrowserStorage } from '../../adapters/storage/browser-storage';
import { makeScope } from '../../core/kernel/scope';
import {
  createShortlist,
  MOST_TO_COMPARE,
  type Shortlist,
  type ShortlistName,
} from '../../core/shortlist/public';
import type { OpenedList } from './kept-list-command';
import { CommandFailed } from './terminal';

/** One of the two lists a shopper fills by hand, by the same rules as on the site. */
export function openedShortlist(
  storage: BrowserStorage,
  name: ShortlistName,
  inJson: (shortlist: Shortlist) => object,
): OpenedList {
  const list = createShortlist(makeScope(), new LocalStorageShortlistStore(() => storage));
  list.restore();
  const toggle = name === 'compare' ? list.toggleCompare : list.toggleFavourite;
  const slugs = () => list.shortlist$.value[name];
  let refused: readonly string[] = [];
  const press = (slug: string): void => {
    toggle(slug);
    const { isKept, refused: one } = list.shortlist$.value;
    if (!isKept) throw new CommandFailed('The list could not be kept; it is as it was.');
    if (one !== undefined) refused = [...refused, one];
  };
  return {
    slugs,
    add: (slug) => {
      if (!slugs().includes(slug)) press(slug);
    },
    remove: (slug) => {
      if (slugs().includes(slug)) press(slug);
    },
    inJson: () => inJson(list.shortlist$.value),
    refusal: () =>
      refused.length === 0
        ? undefined
        : `At most ${MOST_TO_COMPARE} vehicles are compared. Not added: ${refused.join(', ')}.`,
  };
}
