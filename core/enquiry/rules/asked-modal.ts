import { readQueryString } from '../../kernel/query-string';
import type { Wish } from './wishes';

const MODAL = 'modal';

const WISH_OF: ReadonlyMap<string, Wish> = new Map([
  ['reserve', 'reserve'],
  ['testdrivesearch', 'test-drive'],
  // Ours: the documents give the callback a page only (ROUTE-26).
  ['callback', 'callback'],
]);

/**
 * The wish whose window the address of a vehicle's page asks for: `modal=reserve` or
 * `modal=testdrivesearch` (VDP-38). Of several the first that is known; anything else is no window.
 */
export const askedModal = (query: string): Wish | undefined =>
  readQueryString(query)
    .map(([key, value]) => (key === MODAL ? WISH_OF.get(value) : undefined))
    .find((wish) => wish !== undefined);

/**
 * The same query without its modal: every other key stays as it was written and where it stood
 * (SC-3). Nothing left is the empty text, else it begins with a question mark.
 */
export function withoutModal(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && readQueryString(`?${part}`)[0]?.[0] !== MODAL)
    .join('&');
  return kept === '' ? '' : `?${kept}`;
}

/** The same query, asking for the window of a callback, whatever window it asked for before. */
export function withCallbackModal(query: string): string {
  const rest = withoutModal(query);
  return `${rest === '' ? '?' : `${rest}&`}${MODAL}=callback`;
}
