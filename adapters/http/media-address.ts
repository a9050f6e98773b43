import { outsideAddress } from './outside-address';
import { readText } from './lenient';

/** Already whole: nothing is put before it (IG-3). */
const WHOLE = /^(?:https?:)?\/\/[^\s/\\]/i;

/** A small picture that an editor's program has put into the text itself. */
const PICTURE_IN_TEXT = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i;

const LONGEST_IN_TEXT = 100_000;

/**
 * Where a picture that an editor has named is fetched from (PAGE-09, IG-3): a whole address is left
 * as it is, a name stands in the media storage, encoded once. `undefined` where it is no picture's.
 * @param storage ends with a slash.
 */
export function mediaAddress(sent: unknown, storage = '/'): string | undefined {
  const text = readText(sent);
  if (text === undefined) return undefined;
  if (PICTURE_IN_TEXT.test(text)) return text.length <= LONGEST_IN_TEXT ? text : undefined;
  if (WHOLE.test(text)) {
    return outsideAddress('media', text) === undefined ? undefined : encodedOnce(text);
  }
  // What begins with a slash or a scheme is judged as it is; only a bare name is in the storage.
  const named = /^[/#?]|^[^/?#]*:/.test(text) ? text : storage + text.replace(/^(\.{1,2}\/+)+/, '');
  const address = outsideAddress('media', named);
  return address === undefined ? undefined : encodedOnce(address);
}

/** Blanks and letters beyond ASCII as addresses write them; what is written so already stays. */
const encodedOnce = (address: string): string =>
  address.replace(/[^\u0021-\u007e]+|["<>`{}|^]+/gu, (part) => {
    try {
      return encodeURIComponent(part);
    } catch {
      return '';
    }
  });
