import type { RecentStore } from '../../core/shortlist/public';
import type { BrowserStorage } from './browser-storage';
import { readRecents } from './cookie-recent-store';
import { recentsThatFit, type RecentsKept } from './recents-that-fit';

/** The vehicles looked at where there are no cookies: the same text, under the same name. May throw. */
export const storageRecentStore = (storage: BrowserStorage, kept: RecentsKept): RecentStore => ({
  read: () => readRecents(`${kept.name}=${storage.getItem(kept.name) ?? ''}`, kept.name),
  write: (slugs) => {
    const text = recentsThatFit(slugs, kept);
    if (text === '') storage.removeItem(kept.name);
    else storage.setItem(kept.name, text);
  },
});
