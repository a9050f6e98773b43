import { readQueryString } from '../../kernel/query-string';
import { vehiclePath, type Vehicle } from '../../stock/public';
import type { EnquiryKind } from './enquiry-kinds';
import { generalEnquiryPath } from './form-path';

const MODAL = 'modal';

const KIND_OF: ReadonlyMap<string, EnquiryKind> = new Map([
  ['reserve', 'reserve'],
  ['testdrivesearch', 'test-drive'],
  // Ours: the documents give these a page only (ROUTE-23, ROUTE-26, ROUTE-30).
  ['callback', 'callback'],
  ['enquire', 'enquire'],
  ['general', 'general-enquiry'],
  ['appointment', 'appointment'],
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

const ABOUT_IT: ReadonlyMap<string, string> = new Map([
  ['request-callback', 'callback'],
  ['test-drive', 'testdrivesearch'],
  ['virtual-appointment', 'appointment'],
  ['enquire', 'enquire'],
]);

/**
 * The name of the window that, over the page of this vehicle, does what a link leads to; none where
 * the link leads anywhere else. A question about no vehicle has a window there too.
 */
export function modalOfLink(
  href: string,
  vehicle: Pick<Vehicle, 'section' | 'slug'>,
): string | undefined {
  const path = href.split('?', 1)[0] ?? '';
  if (path === generalEnquiryPath(vehicle.section)) return 'general';
  const [, used = '', section = '', page = '', ...rest] = path.split('/');
  const isAboutIt = [`/${used}`, section, ...rest].join('/') === vehiclePath(vehicle);
  return isAboutIt ? ABOUT_IT.get(page) : undefined;
}

/** The same query, asking for this window, whatever it asked for before. */
export function withModal(query: string, modal: string): string {
  const rest = withoutModal(query);
  return `${rest === '' ? '?' : `${rest}&`}${MODAL}=${modal}`;
}
