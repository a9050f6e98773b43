import type { RecentStore } from '../../core/shortlist/public';
import { readCommaList, writeCommaList } from './comma-list';

/** The name of the cookie; neither document gives one (CG-078). */
const NAME = 'recent_vehicles';

/** One site-wide cookie, read by the server as well (STORE-03). */
export function cookieRecentStore(page: { cookie: string }): RecentStore {
  return {
    read: () => {
      const kept = page.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`));
      return readCommaList(kept?.slice(NAME.length + 1) ?? null);
    },
    write: (slugs) => {
      page.cookie = `${NAME}=${writeCommaList(slugs)}; path=/; max-age=31536000; samesite=lax`;
    },
  };
}
