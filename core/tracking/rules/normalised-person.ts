import type { TrackedPerson } from '../model/tracking-event';

/** A person's details in the one form that is hashed, by the provider's own names for them. */
export type NormalisedPerson = Partial<Record<'em' | 'ph' | 'fn' | 'ln' | 'ct', string>>;

const email = (typed: string): string => typed.trim().toLowerCase();

/** Digits with the country's code and no leading noughts; a number without a code is British. */
function telephone(typed: string): string {
  const digits = typed.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (/^\s*\+/.test(typed)) return digits;
  if (digits.startsWith('00')) return digits.replace(/^0+/, '');
  if (digits.startsWith('0')) return `44${digits.replace(/^0+/, '')}`;
  const hasCode = /^44\d{9,10}$/.test(digits);
  return digits === '' || hasCode ? digits : `44${digits}`;
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
