import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from '../brand';
import { plainDigits, tidyLine } from '../tidy-text';

/**
 * A telephone number with its country's code, "+447700900123"; one within a firm has its extension
 * behind it, "+442079460123;ext=45" (E.164, RFC 3966).
 */
export type Telephone = Brand<string, 'telephone'>;

/** Why nobody could be reached at a text. */
export type TelephoneFault =
  | { readonly kind: 'empty' }
  /** A letter or a sign that no number has. */
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long' }
  /** No British number begins so; a foreign one needs its country's code. */
  | { readonly kind: 'unknown-code' };

/** The fewest and the most digits of a number with its country's code (E.164). */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

const EXTENSION = /(?<![\s,;])[\s,;]*(?:;ext=|ext(?:ension|n)?\b[.:]?|x|#)\s*(\d{1,7})$/i;

/** The nought in brackets of "+44 (0)20"; in any other place it is a digit like the rest. */
const TRUNK_NOUGHT =
  /^(\(?(?:(?:\+|00)\s*(?:44|(?!44)[1-9]\d{0,2})|44)\)?[\s.\p{Pd}]*)?\(\s*0\s*\)/u;
/** Italy alone dials its nought from abroad. */
const ITALIAN = /^\W*(?:00\s*)?39\b/;
const SEPARATOR = /[\s().\p{Pd}\u2212/]/gu;

/** British numbers without their nought, by how they begin; the short ones are helplines. */
const BRITISH: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^1(?:1\d|\d1)/, [10]],
  [/^1/, [9, 10]],
  [/^[237]/, [10]],
  [/^(?:8001111|845464\d)$/, [7]],
  [/^[58]00/, [9, 10]],
  [/^(?:5[56]|8|9)/, [10]],
];

/**
 * A number in any usual spelling: spaces, dashes, brackets and dots anywhere, a country's code with
 * or without its plus, the nought of "+44 (0)20", digits of any script. What could ring is a
 * number, of whatever tariff or country; numbers for drama are numbers too (FV-4).
 */
export function readTelephone(typed: string): Either<TelephoneFault, Telephone> {
  const text = plainDigits(tidyLine(typed)).replace(/^tel:\s*/i, '');
  if (text === '') return left({ kind: 'empty' });
  const extension = EXTENSION.exec(text)?.[1];
  const dialled = text
    .replace(EXTENSION, '')
    .replace(TRUNK_NOUGHT, ITALIAN.test(text) ? '$&' : '$1')
    .replace(SEPARATOR, '');
  const character = /[^\d+]|(?<!^)\+/u.exec(dialled)?.[0];
  if (character !== undefined) return left({ kind: 'character', character });
  const number = withCountryCode(dialled);
  return typeof number === 'string'
    ? right(`+${number}${extension === undefined ? '' : `;ext=${extension}`}` as Telephone)
    : left(number);
}

/** The number as it is dialled abroad, without plus. */
function withCountryCode(dialled: string): string | TelephoneFault {
  const digits = dialled.replace('+', '');
  if (digits.startsWith('00')) return abroad(digits.slice(2));
  if (digits.startsWith('0')) return british(digits.slice(1));
  return dialled.startsWith('+') || /^44\d{9,}$/.test(digits) ? abroad(digits) : british(digits);
}

function abroad(digits: string): string | TelephoneFault {
  if (digits.startsWith('44')) return british(digits.slice(2).replace(/^0+/, ''));
  if (digits.length < FEWEST_DIGITS) return { kind: 'too-short' };
  if (digits.length > MOST_DIGITS) return { kind: 'too-long' };
  return digits.startsWith('0') ? { kind: 'unknown-code' } : digits;
}

function british(digits: string): string | TelephoneFault {
  const [shortest, longest] = [7, 10];
  if (digits.length < shortest) return { kind: 'too-short' };
  if (digits.length > longest) return { kind: 'too-long' };
  const lengths = BRITISH.find(([begins]) => begins.test(digits))?.[1];
  if (lengths === undefined) return { kind: 'unknown-code' };
  return lengths.includes(digits.length) ? `44${digits}` : { kind: 'too-short' };
}

/** The digits of a number with its country's code, without plus and extension: "447700900123". */
export const telephoneDigits = (telephone: Telephone): string =>
  telephone.replace(/^\+/, '').replace(/;.*/s, '');
