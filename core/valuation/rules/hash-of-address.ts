/** What a name of a valuation can be: it stands in addresses of the site. */
const HASH = /^[\w-]{1,128}$/;

/**
 * The hash in the address that processing answers: its last part that is not empty, its query left
 * out (CALL-07, CG-027). `undefined` where there is no such part, or it is no name.
 */
export function hashOfAddress(address: string): string | undefined {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  const behindHost = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  const last = behindHost.split('/').findLast((part) => part !== '') ?? '';
  return HASH.test(last) ? last : undefined;
}
