import { isRight } from 'fp-ts/Either';
import { readTelephone, telephoneDigits } from '../../kernel/person/telephone';
import type { TrackedPerson } from '../model/tracking-event';

/** A person's details in the one form that is hashed, by the provider's own names for them. */
export type NormalisedPerson = Partial<Record<'em' | 'ph' | 'fn' | 'ln' | 'ct', string>>;

const email = (typed: string): string => typed.trim().toLowerCase();

/** Digits with the country's code; what can be nobody's number is left out. */
function telephone(typed: string): string {
  const number = readTelephone(typed);
  return isRight(number) ? telephoneDigits(number.right) : '';
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
