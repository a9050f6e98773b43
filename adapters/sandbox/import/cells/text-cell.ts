import { Refused, type Read } from './refused';

const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00a0 pound£ euro€ copy© reg® trade™ deg° middot· bull• hellip… ndash– mdash— ' +
    'lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» times× frac12½ frac14¼ frac34¾ sup2² star★ ' +
    'eacuteé EacuteÉ egraveè ecircê eumlë EumlË aacuteá agraveà acircâ aumlä AumlÄ iacuteí iumlï icircî ' +
    'oacuteó ocircô oumlö OumlÖ uacuteú ugraveù ucircû uumlü UumlÜ ccedilç CcedilÇ ntildeñ aringå AringÅ scaronš ScaronŠ szligß'
  )
    .split(' ')
    .map((pair) => {
      const [, name = '', sign = ''] = /^([a-z]+(?:12|14|34|2)?)(.)$/iu.exec(pair) ?? [];
      return [name, sign];
    }),
);

const REFERENCE = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi;

/** The character that a reference stands for; the text itself where it stands for none. */
function character(reference: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** The marks that an editor leaves; anything else in angle brackets is what somebody wrote. */
const MARKS_WITHIN_WORDS = /<\/?(?:a|b|em|font|i|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;
const MARKS_BETWEEN_WORDS = /<\/?(?:br|div|h[1-6]|img|li|ol|p|ul)(?:\s[^<>]*)?\/?>/gi;

/** Signs that nobody sees and that turn round, or hide, the letters after them. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that Windows-1252 has for a character; `undefined` for one it does not have. */
function windowsByte(sign: string): number | undefined {
  const place = WINDOWS_1252.indexOf(sign);
  if (place !== -1) return 0x80 + place;
  const code = sign.codePointAt(0) ?? 256;
  return code < 256 ? code : undefined;
}

/** "CitroÃ«n", which was UTF-8 read as Windows-1252 and written as UTF-8 again, is "Citroën". */
export function decodedTwice(text: string): string {
  if (!/[ÂÃâ]/.test(text)) return text;
  const bytes = Array.from(text, windowsByte);
  if (bytes.includes(undefined)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]));
  } catch {
    return text;
  }
}

const once = (text: string): string =>
  text
    .replace(MARKS_WITHIN_WORDS, '')
    .replace(MARKS_BETWEEN_WORDS, ' ')
    .replace(REFERENCE, character)
    .replaceAll('\u00a0', ' ');

/**
 * What a feed's text says, to be shown as text: an editor's marks taken out, character references read however
 * often they were written over, letters that were decoded twice put right. A second cleaning changes nothing.
 */
export function cleanText(written: string): string {
  let text = written;
  for (let pass = 0; pass < 5; pass += 1) {
    const cleaner = decodedTwice(once(text).replace(UNSEEN, ''));
    if (cleaner === text) return tidy(text, written);
    text = cleaner;
  }
  return tidy(text, written);
}

/** Gaps that a mark leaves are closed; text that had no marks keeps its own. */
const tidy = (text: string, written: string): string =>
  text === written ? text.trim() : text.replace(/[ \t]{2,}/g, ' ').trim();

/** Text without letters that are lost for good. */
export const readText = (cell: string): Read<string> =>
  cell.includes('\ufffd')
    ? new Refused('has letters that were lost (\ufffd)', 'save the file as CSV UTF-8 once more')
    : cleanText(cell);

/** Parts a list at semicolons, bars and line breaks; not at the semicolon that ends a character reference. */
export const listParts = (cell: string): readonly string[] =>
  cell
    .replace(/<br\b[^<>]*>|<\/li\s*>/gi, '\n')
    .replace(REFERENCE, (reference) => `${reference.slice(0, -1)}\u0000`)
    .split(/[;|\n\r]/)
    .map((part) => part.replaceAll('\u0000', ';'));
