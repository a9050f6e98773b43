import { COMMON_WORDS } from './common-words';

/** Figures and signs that are written for letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string): string =>
  text.replace(/[013457@$!8]/g, (sign) => WRITTEN_FOR[sign] ?? sign);

const NOT_LETTERS_AT_ENDS = /^\P{L}+|(?<!\P{L})\P{L}+$/gu;

/** Rows of keys and orders that everyone knows; read in both directions. */
const WALKS: readonly string[] = ((rows: readonly string[]) => [
  ...rows,
  ...rows.map((row) => [...row].reverse().join('')),
])([
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
]);

/** Shorter than this a run of keys is chance. */
const SHORTEST_RUN = 3;

/** Whether a text is nothing but runs along keys, one after another. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let longest = 0;
    for (let length = text.length - at; length >= SHORTEST_RUN; length -= 1) {
      const run = text.slice(at, at + length);
      if (WALKS.some((walk) => walk.includes(run))) {
        longest = length;
        break;
      }
    }
    if (longest === 0) return false;
    at += longest;
  }
  return true;
}

/** The longest part that, told again and again, makes no password: "ab12" six times is four signs. */
const LONGEST_REPEATED = 5;

function isRepetition(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED && length * 2 <= text.length; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** "passwordpassword" is no better than "password". */
function isOfOneWord(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true;
  for (let times = 2; times <= 4; times += 1) {
    if (text.length % times !== 0) continue;
    const part = text.slice(0, text.length / times);
    if (part.repeat(times) === text && COMMON_WORDS.has(part)) return true;
  }
  return false;
}

/**
 * Whether a password is among the first that somebody would try: a common word with figures and
 * signs around it or in place of letters, a run along the keys, or one part again and again.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (text === '' || isRepetition(text) || isWalk(text)) return true;
  return [text, asLetters(text)].some(
    (read) =>
      isOfOneWord(read) ||
      isOfOneWord(read.replace(NOT_LETTERS_AT_ENDS, '')) ||
      isOfOneWord(asLetters(text.replace(NOT_LETTERS_AT_ENDS, ''))),
  );
}
