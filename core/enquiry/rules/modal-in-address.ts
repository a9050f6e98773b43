import { readQueryString } from '../../kernel/query-string';
import type { EnquiryKind } from './enquiry-kinds';

const MODAL = 'modal';

const KIND_OF: ReadonlyMap<string, EnquiryKind> = new Map([
  ['reserve', 'reserve'],
  ['testdrivesearch', 'test-drive'],
  // Ours: the documents give the callback a page only (ROUTE-26).
  ['callback', 'callback'],
]);

/**
 * The kind of enquiry whose window the address of a vehicle's page asks for: `modal=reserve` or
 * `modal=testdrivesearch` (VDP-38). Of several the first that is known; anything else is no window.
 */
export const modalInAddress = (query: string): EnquiryKind | undefined =>
  readQueryString(query)
    .map(([key, value]) => (key === MODAL ? KIND_OF.get(value) : undefined))
    .find((kind) => kind !== undefined);

/**
 * The same query without its modal: every other key stays as it was written and where it stood
 * (SC-3). Nothing left is the empty text, else it begins with a question mark.
 */
export function withoutModal(query: string): string {
  const rest = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && readQueryString(`?${part}`)[0]?.[0] !== MODAL)
    .join('&');
  return rest === '' ? '' : `?${rest}`;
}

/** The same query, asking for the window of a callback, whatever window it asked for before. */
export function withCallbackModal(query: string): string {
  const rest = withoutModal(query);
  return `${rest === '' ? '?' : `${rest}&`}${MODAL}=callback`;
}
