const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'tel', 'mailto'];

/** What browsers drop from an address before they read it: controls and blanks around, tabs and line ends anywhere. */
const DROPPED_BY_BROWSERS = /^[\p{Cc} ]+|(?<![\p{Cc} ])[\p{Cc} ]+$|[\t\n\r]/gu;

const WRITTEN_COLON = /%3a|&colon;?|&#0*58;?|&#x0*3a;?/gi;

/**
 * A link an editor or a feed wrote, fit to be followed: http, https, tel, mailto and local paths
 * (CX-3). A path without its leading slash is taken from the root. Anything that would run, in
 * whatever disguise, and anything that is empty, is no link.
 */
export function safeLink(address: string | null | undefined): string | undefined {
  const link = (address ?? '').replace(DROPPED_BY_BROWSERS, '');
  // A backslash is a slash to a browser and not to anyone who checks: no honest link has one.
  if (link === '' || link.includes('\\')) return undefined;
  const scheme = schemeOf(link.replace(WRITTEN_COLON, ':'));
  if (scheme !== undefined) return ALLOWED_SCHEMES.includes(scheme) ? link : undefined;
  if (link.startsWith('//')) return `https:${link}`;
  return /^[/#?]/.test(link) ? link : `/${link.replace(/^(\.{1,2}\/+)+/, '')}`;
}

/** What stands before a colon that comes before any slash, as browsers read it; compared without blanks. */
function schemeOf(link: string): string | undefined {
  const before = /^([^/?#]*?):/.exec(link)?.[1];
  return before?.replace(/\s/g, '').toLowerCase();
}
