import { wellFormed } from '../../core/kernel/well-formed';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The base 64 of a text's UTF-8 (RFC 4648, padded). A browser has no `Buffer`, and its
 * `btoa` throws on letters beyond Latin-1, which a slug may have.
 */
export function toBase64(text: string): string {
  const bytes = utf8(text);
  const groups = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, group) =>
    bytes.slice(group * 3, group * 3 + 3),
  );
  return groups.map(fourDigits).join('');
}

function fourDigits(group: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = group;
  const bits = (first << 16) | (second << 8) | third;
  const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((bits >> shift) & 63)).join('');
  return digits.slice(0, group.length + 1).padEnd(4, '=');
}

/** Percent-encoding is UTF-8 already, so its codes are the bytes. */
const utf8 = (text: string): readonly number[] =>
  [...encodeURIComponent(wellFormed(text)).matchAll(/%([0-9A-F]{2})|(.)/g)].map(
    ([, code, letter]) => (code === undefined ? (letter ?? '').charCodeAt(0) : parseInt(code, 16)),
  );
