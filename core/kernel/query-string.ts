import { wellFormed } from './well-formed';

/**
 * The text after `?`, as pairs in their order. Total: a malformed percent sign stays as it was
 * typed (RT-3), a key without `=` has an empty value, `+` is a space.
 */
export function readQueryString(text: string): readonly (readonly [string, string])[] {
  return text
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const cut = part.indexOf('=');
      return cut === -1
        ? ([decoded(part), ''] as const)
        : ([decoded(part.slice(0, cut)), decoded(part.slice(cut + 1))] as const);
    });
}

/** Pairs to text, in the order given. `|`, `,` and `[` `]` stay readable, as the documents write them. */
export function writeQueryString(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const encoded = (text: string): string =>
  encodeURIComponent(wellFormed(text))
    .replaceAll('%2C', ',')
    .replaceAll('%7C', '|')
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%20', '+');
