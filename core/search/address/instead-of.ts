import { readQueryString } from '../../kernel/query-string';

/** Under which an address tells which words gave way to names that are spelt nearly so. */
const INSTEAD_OF = 'instead_of';

/** More would be no slip of the finger; a link can say anything. */
const LONGEST_WORD = 40;
const MOST_WORDS = 3;

/** The words that an address says gave way. */
export const insteadOf = (queryText: string): readonly string[] =>
  readQueryString(queryText)
    .filter(([name, word]) => name === INSTEAD_OF && word !== '' && word.length <= LONGEST_WORD)
    .map(([, word]) => word)
    .slice(0, MOST_WORDS);

/** An address that says which words gave way; the search it stands for stays the same. */
export const withInsteadOf = (address: string, words: readonly string[]): string =>
  words.reduce(
    (before, word) =>
      `${before}${before.includes('?') ? '&' : '?'}${INSTEAD_OF}=${encodeURIComponent(word)}`,
    address,
  );
