import { readQueryString, writeQueryString } from '../../kernel/query-string';
import { MOST_TO_COMPARE } from '../model/shortlist';
import type { ShortlistName } from '../model/shortlist-change';

/** As many favourites as one link carries: more would make an address that some browsers cut. */
export const MOST_TO_SHARE = 50;

const PAGES = {
  favourites: { path: '/shortlist/', key: 'saved', most: MOST_TO_SHARE },
  compare: { path: '/compare/', key: 'vehicles', most: MOST_TO_COMPARE },
} as const satisfies Record<ShortlistName, object>;

/** A slug as an address may carry it: letters and figures of any script, and the marks between them. */
const SLUG = /^(?=[\p{L}\p{N}%])(?:[\p{L}\p{M}\p{N}._~-]|%[\dA-F]{2}){1,200}$/iu;

/** Those of the texts that can be slugs, without blanks around them, each once. */
export const slugsAmong = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => SLUG.test(text))),
];

/** The first of them that can be slugs, each once, never more than the list may hold. */
const settled = (list: ShortlistName, slugs: readonly string[]): readonly string[] =>
  slugsAmong(slugs).slice(0, PAGES[list].most);

/**
 * The address that carries a list to another device or person; nothing is kept on a server.
 * Without vehicles it is the page alone. Its vehicles come back by `slugsFromShared`.
 */
export function sharedShortlistPath(list: ShortlistName, slugs: readonly string[]): string {
  const { path, key } = PAGES[list];
  const sent = settled(list, slugs);
  return sent.length === 0 ? path : `${path}?${writeQueryString([[key, sent.join(',')]])}`;
}

/**
 * The vehicles an address carries, in its order: each once, at most 50 (or the three to compare),
 * text that can be no slug left out. None where the address carries none, so that the page shows
 * the shopper's own list. Total: any text is answered.
 *
 * @param query the part of the address after `?`, with it or without.
 */
export function slugsFromShared(list: ShortlistName, query: string): readonly string[] {
  const texts = readQueryString(query)
    .filter(([key]) => key === PAGES[list].key)
    .flatMap(([, text]) => text.split(','));
  return settled(list, texts);
}
