/** Longer input is no search but an accident. */
const LONGEST_KEYWORD = 200;
const MOST_WORDS = 12;

/** A name's or a keyword's words: lower case, without accents and apostrophes, "1.0" whole, "3-series" as two. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’‘`´ʼ]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|(?<!\.)\.+$/g, ''))
    .filter((word) => word !== '');

/** What a shopper typed, as words. None means that nothing was asked. */
export const keywordWords = (keyword: string): readonly string[] =>
  wordsOf(keyword.slice(0, LONGEST_KEYWORD)).slice(0, MOST_WORDS);
