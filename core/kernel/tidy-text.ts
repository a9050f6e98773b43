import { wellFormed } from './well-formed';

/** Control characters, but for tab, line feed and carriage return. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/**
 * What comes along unseen when text is copied or filled in: zero-width spaces, byte order marks,
 * soft hyphens, marks of direction. The joiners of Persian names and of emoji are not among them.
 */
const UNSEEN =
  /[\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * One line as it was meant: nothing unseen, one plain space for any run of white space, none at
 * the ends, accents spelt in one way. Letters, case and punctuation stay.
 */
export const tidyLine = (typed: string): string =>
  wellFormed(typed)
    .replace(LINE_END, ' ')
    .replace(CONTROL, '')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');

const AT_ENDS = `[\\s${UNSEEN.source.slice(1)}`;
const UNSEEN_AT_ENDS = new RegExp(`^${AT_ENDS}+|(?<!${AT_ENDS})${AT_ENDS}+$`, 'gu');

/** A text of many lines as it was meant: control characters are dropped, line ends are all alike. */
export const tidyLines = (typed: string): string =>
  wellFormed(typed)
    .replace(LINE_END, '\n')
    .replace(CONTROL, '')
    .replace(UNSEEN_AT_ENDS, '')
    .normalize('NFC');

const ANY_DIGIT = /\p{Nd}/u;

/** Digits of every script as 0 to 9; in Unicode each script has its ten in one run. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (ANY_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
