import { imageAddress } from '../../core/content/public';
import { readText } from './lenient';

/** The site itself. */
const OWN_STORAGE = '/';

/** A whole address, a path of this site, or one that begins with a scheme: no mere name. */
const PLACED = /^[/#?]|^[^/?#]*:/;

/**
 * Where a picture that an editor has named is fetched from (PAGE-09): a mere name is one in the media
 * storage, anything else is left where it is (IG-3). `undefined` where it is no picture's.
 * @param storage ends with a slash.
 */
export function mediaAddress(sent: unknown, storage = OWN_STORAGE): string | undefined {
  const text = readText(sent);
  if (text === undefined || /^[#?]/.test(text)) return undefined;
  const address = imageAddress(text);
  return address === undefined || storage === OWN_STORAGE || PLACED.test(text)
    ? address
    : storage + address.slice(1);
}
