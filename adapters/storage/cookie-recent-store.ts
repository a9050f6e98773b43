import type { RecentStore } from '../../core/shortlist/public';
import { readNames } from './comma-list';
import { recentsThatFit, type RecentsKept } from './recents-that-fit';

const HALF_A_YEAR_IN_SECONDS = 15_768_000;

/**
 * The slugs in a cookie line, in their order. Other cookies are not looked into, so that one with a
 * malformed percent sign disturbs nothing, and an entry of ours that has one is read as it stands (RT-3).
 */
export function readRecents(cookies: string, name: string): readonly string[] {
  const kept = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  return readNames(
    kept
      ?.slice(name.length + 1)
      .replace(/^"|"$/g, '')
      .replace(/(%[\dA-F]{2})+/gi, decoded) ?? null,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * One cookie for the whole site (STORE-03, RECENT-02), sent over https only where the page came so. Where cookies are blocked, whether the browser
 * throws or ignores what is written, the list lives as long as the visit (ST-1).
 */
export function cookieRecentStore(
  page: { cookie: string; readonly location?: { readonly protocol: string } },
  kept: RecentsKept,
): RecentStore {
  const secure = page.location?.protocol === 'https:' ? '; secure' : '';
  let unkept: readonly string[] | undefined;
  const inCookie = (): readonly string[] => {
    try {
      return readRecents(page.cookie, kept.name);
    } catch {
      return [];
    }
  };
  return {
    read: () => unkept ?? inCookie(),
    write: (slugs) => {
      const value = recentsThatFit(slugs, kept);
      try {
        page.cookie = `${kept.name}=${value}; path=/; max-age=${value === '' ? 0 : HALF_A_YEAR_IN_SECONDS}; samesite=lax${secure}`;
      } catch {
        // Found out by reading it again.
      }
      unkept = recentsThatFit(inCookie(), kept) === value ? undefined : slugs.slice(-kept.most);
    },
  };
}
