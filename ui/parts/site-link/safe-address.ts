const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SAFE_SCHEMES = new Set(['http', 'https', 'tel', 'mailto']);

const without = (text: string, isDropped: (sign: string) => boolean): string =>
  Array.from(text)
    .filter((sign) => !isDropped(sign))
    .join('');

/**
 * Where a link may lead, or undefined when it may lead nowhere (CX-3): http, https, tel, mailto and
 * places on this site. Browsers ignore control characters inside an address, so they are taken out
 * before the scheme is read. A path without a leading slash starts at the site's root.
 */
export function safeAddress(address: string | undefined | null): string | undefined {
  const visible = without(address ?? '', (sign) => sign < ' ' || sign === '\u007f').trim();
  if (visible === '') return undefined;
  const scheme = SCHEME.exec(without(visible, (sign) => sign === ' '))?.[1];
  if (scheme !== undefined) return SAFE_SCHEMES.has(scheme.toLowerCase()) ? visible : undefined;
  return /^[/#?.]/.test(visible) ? visible : `/${visible}`;
}
