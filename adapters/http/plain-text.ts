const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  pound: '£',
  quot: '"',
};

/** The character a reference stands for; the text itself where it stands for none. */
function character(reference: string, name: string): string {
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (number === null) return NAMED[name.toLowerCase()] ?? reference;
  const code = number[1] === undefined ? Number(number[2]) : parseInt(number[1], 16);
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** The marks an editor's toolbar leaves. Anything else in angle brackets is what somebody wrote. */
const FORMATTING =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;

/**
 * What somebody wrote, as text to be shown as text: an editor's formatting taken out, its paragraphs
 * and breaks kept as line breaks, at most one empty line in a row. All else stays to the letter, a
 * script's tag too, since as text it does nothing (CX-1). Nothing when no word is left.
 */
export function plainText(written: string | undefined): string | undefined {
  const text = (written ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/<br\b[^<>]*>|<\/li\s*>/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol)\s*>/gi, '\n\n')
    .replace(FORMATTING, '')
    .replace(/&(#?\w{1,8});/g, character)
    // Controls other than line breaks and tabs mean nothing to a reader.
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? undefined : text;
}
