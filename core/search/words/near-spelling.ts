import { RIGHT_WORDS } from './plain-words';
import type { StockWords } from './stock-words';
import { joinedName, textOfWords, typedWords } from './typed-words';

/** A word that nobody knows, and how it may have been meant. */
export interface NearSpelling {
  /** As it was typed; the text that must find nothing before another is tried. */
  readonly typed: string;
  /** The name in stock that is one letter away. */
  readonly name: string;
  /** The whole text with the name in its place. */
  readonly text: string;
}

/** A name may be typed as so many words. */
const MOST_WORDS = 3;
const SHORTEST = 4;

/**
 * For words that are searched for as text, the name in stock that is one letter away: another
 * letter, one too many or too few, or two that changed places. The longest run of words goes first,
 * the commonest name wins. None where every word is right as it is.
 */
export function nearSpelling(words: StockWords, text: string): NearSpelling | undefined {
  const typed = typedWords(text);
  const all = new Set(typed.keys());
  for (let length = Math.min(MOST_WORDS, typed.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const run = typed.slice(at, at + length);
      const name = nearestName(words, run.map((word) => word.text).join(''));
      if (name === undefined) continue;
      const only = new Set(run.map((_, step) => at + step));
      const before = textOfWords(typed, new Set([...all].filter((place) => place < at)));
      const after = textOfWords(typed, new Set([...all].filter((place) => place >= at + length)));
      return {
        typed: textOfWords(typed, only) ?? '',
        name,
        text: [before, name, after].filter((part) => part !== undefined).join(' '),
      };
    }
  }
  return undefined;
}

function nearestName(words: StockWords, word: string): string | undefined {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word) || RIGHT_WORDS.has(word)) return undefined;
  if (words.names.has(word)) return undefined;
  const near = [word.length, word.length - 1, word.length + 1]
    .flatMap((length) => words.spelt.get(length) ?? [])
    .filter((name) => isOneLetterAway(word, name));
  const [best] = near
    .map((name) => ({ name, count: countOf(words, name) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  return best && labelOf(words, best.name);
}

const countOf = (words: StockWords, name: string): number =>
  Math.max(
    0,
    ...(words.names.get(name) ?? []).flatMap(({ key, values }) =>
      values.map((value) => words.countOf(key, value)),
    ),
  );

/** The name as the stock writes it, where it is that of an option. */
function labelOf(words: StockWords, name: string): string {
  const labels = (words.names.get(name) ?? []).flatMap(({ key, values }) =>
    (words.options[key] ?? [])
      .filter((option) => values.includes(option.value) && joinedName(option.label) === name)
      .map(({ label }) => label),
  );
  return labels[0] ?? name;
}

/** One letter changed, added or left out, or two neighbours that changed places. */
export function isOneLetterAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest.length > otherRest.length) return rest.slice(1) === otherRest;
  if (rest.length < otherRest.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return (
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
}
