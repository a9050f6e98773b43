import { tidyLine } from '../../kernel/tidy-text';

/** One word as a shopper typed it. */
export interface TypedWord {
  /** As it is looked up: small letters and digits, without accents, apostrophes and signs. */
  readonly text: string;
  /** As it goes on to be searched for as text when nobody understands it. */
  readonly typed: string;
  /** What stood between it and the word before; nothing, a hyphen and a stroke join the two. */
  readonly gap: string;
  /** Its number, a "k" behind it told; 9,995 and 9.5k are numbers. */
  readonly amount?: number;
  readonly isPounds: boolean;
  readonly isThousands: boolean;
  /** A plus sign behind it. */
  readonly isAtLeast: boolean;
  /** It stands in brackets, as the plate does in the name of a car. */
  readonly isAside: boolean;
  /** A dash leads to it, as from the lower to the upper end of a range. */
  readonly isAfterDash: boolean;
}

/** Longer input is no search but an accident. */
const LONGEST_TEXT = 200;
const MOST_WORDS = 100;

const MARKS = /\p{M}/gu;
const APOSTROPHES = /[’‘‛'`´ʼ′]/gu;
const DASHES = /[‐-―−]/gu;

/** What may be written right behind a number: "5dr", "200pm", "1.6l", "69plate". */
const UNIT =
  /^(£?\d+(?:\.\d+)?k?)(drs?|doors?|seats?|seaters?|pm|pcm|l|ltr|litres?|liters?|cc|plate|reg|mi|miles?|yrs?|years?|grand)$/i;

/** An engine's size that runs into what follows: "2.0tdi". */
const SIZE_AND_MORE = /^(\d\.\d)(\p{L}{2,})$/u;

const NUMBER = /^£?(\d+(?:\.\d+)?)(k?)$/i;

/** Signs that stand for words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<=|≤/g, ' upto '],
  [/>=|≥/g, ' from '],
  [/</g, ' under '],
  [/>/g, ' over '],
];

/**
 * A name as it is looked up: spaces, hyphens, case, accents and apostrophes make no difference, so
 * that "Land Rover", "land-rover" and "landrover" are one. A point stays between two digits.
 */
export const joinedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, '');

/** The words of a text, in their order. */
export function typedWords(text: string): readonly TypedWord[] {
  const tidy = SIGNS.reduce(
    (written, [sign, word]) => written.replace(sign, word),
    tidyLine(text.slice(0, LONGEST_TEXT))
      .normalize('NFKC')
      .replace(APOSTROPHES, '')
      .replace(DASHES, '-')
      .replace(/£\s+(?=\d)/g, '£')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''),
  );
  const words: TypedWord[] = [];
  let end = 0;
  for (const match of tidy.matchAll(/£?[\p{L}\p{N}][\p{L}\p{M}\p{N}.]*/gu)) {
    const raw = match[0].replace(/(?<!\.)\.+$/, '');
    const gap = words.length === 0 ? ' ' : tidy.slice(end, match.index);
    end = match.index + match[0].length;
    const isAtLeast = tidy[end] === '+';
    const [, first, second] = UNIT.exec(raw) ?? SIZE_AND_MORE.exec(raw) ?? [];
    if (first !== undefined && second !== undefined) {
      words.push(wordOf(first, gap, false), wordOf(second, '', isAtLeast));
    } else {
      words.push(wordOf(raw, gap, isAtLeast));
    }
  }
  return words.slice(0, MOST_WORDS);
}

function wordOf(raw: string, gap: string, isAtLeast: boolean): TypedWord {
  const [, digits, thousands] = NUMBER.exec(raw) ?? [];
  const isThousands = thousands !== undefined && thousands !== '';
  const isAside = gap.includes('(');
  const shared = {
    typed: raw,
    gap: /^[-/]?$/.test(gap) ? gap : ' ',
    isPounds: raw.startsWith('£'),
    isThousands,
    isAtLeast,
    isAside,
    isAfterDash: gap.trim() === '-',
  };
  if (digits === undefined) return { ...shared, text: joinedName(raw) };
  // As a name "10k" is no ten.
  const text = isThousands ? `${digits}k` : digits;
  return { ...shared, text, amount: Number(digits) * (isThousands ? 1000 : 1) };
}

/** Words that were not understood, as a text to search for; those that stood joined stay so. */
export const textOfWords = (
  words: readonly TypedWord[],
  left: ReadonlySet<number>,
): string | undefined => {
  const text = words.reduce((before, { typed, gap }, at) => {
    if (!left.has(at)) return before;
    if (before === '') return typed;
    return before + (left.has(at - 1) ? gap : ' ') + typed;
  }, '');
  return text === '' ? undefined : text;
};
