import type { TrackedPerson } from '../model/tracking-event';

/** A person's details in the one form that is hashed, by the provider's own names for them. */
export type NormalisedPerson = Partial<Record<'em' | 'ph' | 'fn' | 'ln' | 'ct', string>>;

const email = (typed: string): string => typed.trim().toLowerCase();

/** What stands behind a number to be dialled within a firm: "x12", "ext. 12". */
const EXTENSION = /\s*(?:ext(?:ension|n)?\.?|x|#)\s*\d+\s*$/i;

/** As long as a number with its country's code can be (E.164); a shorter one is nobody's. */
const DIALLED = /^\d{7,15}$/;

/** Digits with the country's code and no trunk nought; a number without a code is British. */
function telephone(typed: string): string {
  const written = typed
    .normalize('NFKC')
    .replace(EXTENSION, '')
    .replace(/\(\s*0\s*\)/g, '');
  const digits = written.replace(/\D/g, '');
  const hasCode =
    (/^[\s(]*\+/.test(written) && !digits.startsWith('0')) || /^440?\d{9,10}$/.test(digits);
  const whole = hasCode
    ? digits
    : digits.startsWith('00')
      ? digits.replace(/^0+/, '')
      : `44${digits.replace(/^0/, '')}`;
  const number = whole.replace(/^440+/, '44');
  return DIALLED.test(number) ? number : '';
}

/**
 * Letters alone, in lower case, accents kept. The provider's page asks for no punctuation; its
 * pixel also drops the spaces inside a name, and the two must agree to match.
 */
const letters = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

/**
 * What is hashed of a person (TRACK-04), so that the same person gives the same hash however the
 * form was filled in. An empty field is left out: the hash of nothing says nothing (TR-3).
 */
export function normalisedPerson(person: TrackedPerson): NormalisedPerson {
  const fields: readonly (readonly [keyof NormalisedPerson, string])[] = [
    ['em', email(person.email ?? '')],
    ['ph', telephone(person.telephone ?? '')],
    ['fn', letters(person.firstName ?? '')],
    ['ln', letters(person.lastName ?? '')],
    ['ct', letters(person.town ?? '')],
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}
