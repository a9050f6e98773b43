/** A stretch of text, and whether it is what was looked for. */
export interface TextStretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** Terms beyond this many make a page of marks that nobody reads. */
const MOST_TERMS = 20;

const LETTER = /[\p{L}\p{N}]/u;

/** A letter without its accents and case, of the same length as it was, so that places agree. */
function plain(sign: string): string {
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === sign.length ? bare : sign.toLowerCase();
}

/**
 * A text in stretches, those found that agree with a word of the search (CO-4): put together again they
 * are the text to the letter. A word is taken as it is written, whatever signs are in it; accents and
 * case do not matter, and one that begins with a letter is found where a word begins.
 */
export function highlighted(text: string, search: string): readonly TextStretch[] {
  const signs = Array.from(text);
  const bare = signs.map((sign) => {
    const folded = plain(sign);
    return folded.length === sign.length ? folded : sign;
  });
  const terms = search
    .trim()
    .split(/\s+/)
    .slice(0, MOST_TERMS)
    .map((term) => Array.from(term).map(plain))
    .filter((term) => term.length > 0);
  const isFound = new Array<boolean>(signs.length).fill(false);
  for (const term of terms) {
    const beginsWord = LETTER.test(term[0] ?? '');
    for (let at = 0; at + term.length <= bare.length; at += 1) {
      if (beginsWord && LETTER.test(signs[at - 1] ?? '')) continue;
      if (term.every((sign, step) => bare[at + step] === sign)) {
        isFound.fill(true, at, at + term.length);
      }
    }
  }
  const stretches: { text: string; isFound: boolean }[] = [];
  signs.forEach((sign, at) => {
    const last = stretches.at(-1);
    const found = isFound[at] === true;
    if (last?.isFound === found) last.text += sign;
    else stretches.push({ text: sign, isFound: found });
  });
  return stretches;
}
