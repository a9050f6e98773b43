/** What is said of a whole address, in any case of its letters (IG-3). */
const WHOLE = /^(?:https?:)?\/\//i;

/** Pictures that carry themselves; one that can hold a script is not among them. */
const IN_ITSELF = /^data:image\/(?:png|jpeg|gif|webp|avif);/i;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Longer than browsers and servers agree on. */
const LONGEST = 2_048;

/**
 * Where an editor's picture is (BLOG-12): a path gets a leading slash unless it begins with http,
 * https or one already, and signs that no address has are written as addresses do, once. Whole
 * addresses stay as they are (IG-3). `undefined` where there is none, or one that is no picture's.
 */
export function imageAddress(sent: string | undefined): string | undefined {
  const address = (sent ?? '').trim();
  if (address === '' || /[\\\p{Cc}]/u.test(address)) return undefined;
  if (IN_ITSELF.test(address)) return address;
  if (address.length > LONGEST) return undefined;
  if (WHOLE.test(address)) return address;
  if (SCHEME.test(address)) return undefined;
  return encodeURI((address.startsWith('/') ? '' : '/') + address).replaceAll(
    /%25(?=[\da-f]{2})/gi,
    '%',
  );
}
