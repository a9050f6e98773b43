import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an origin is this site's: the public one, where it is set, or else whatever host the
 * request was sent to, since a site of one machine has several names.
 */
export const isOwnOrigin =
  (publicOrigin: string | undefined, { host }: IncomingHttpHeaders) =>
  (origin: string): boolean =>
    publicOrigin !== undefined
      ? origin === new URL(publicOrigin).origin
      : host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);

/** Whether shoppers reach the site by https: by the public origin, where it is set, or else by the request. */
export const isSecure = (
  publicOrigin: string | undefined,
  { protocol }: { readonly protocol: string },
): boolean =>
  publicOrigin === undefined ? protocol === 'https' : publicOrigin.startsWith('https:');

/**
 * Whether a form was sent from a page of this site, and not from a stranger's in the shopper's
 * name. Browsers say so themselves in `Sec-Fetch-Site`, which no page can forge; older ones in
 * `Origin`; else the page it comes from tells. What is no browser says nothing, and carries
 * nobody's cookies.
 */
export function isFromThisSite(
  headers: IncomingHttpHeaders,
  isOwn: (origin: string) => boolean,
): boolean {
  const fetchSite = headers['sec-fetch-site'];
  const { origin, referer } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  // A page that tells no referrer sends "null" to its own site too.
  if (origin === 'null') return fetchSite !== undefined;
  if (origin !== undefined) return isOwn(origin);
  if (fetchSite !== undefined || referer === undefined) return true;
  return URL.canParse(referer) && isOwn(new URL(referer).origin);
}
