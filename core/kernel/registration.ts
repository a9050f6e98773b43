import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { tidyLine } from './tidy-text';

/** A registration mark as it stands on a plate, "AB12 CDE", "A1 BCD", "1 AB". */
export type Registration = Brand<string, 'registration'>;

/** Why a text is no registration mark. */
export type RegistrationFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-a-registration' };

/** In letters and digits, without the space. */
const LONGEST_MARK = 7;

/**
 * Where a plate has its space, by the shapes that the DVLA issues or has issued, newest first. The
 * letters that look like digits are left out where it never used them; three letters with four
 * digits are of Northern Ireland.
 */
const SHAPES = [
  /^([A-HJ-PR-Y]{2}[0-9]{2})([A-HJ-PR-Z]{3})$/,
  /^([A-HJ-NP-TV-Y][1-9][0-9]{0,2})([A-Z]{3})$/,
  /^([A-Z]{3})([1-9][0-9]{0,2}[A-HJ-NPR-TV-Y])$/,
  /^([A-Z]{1,2}|[A-Z]{3}(?=\d{1,3}$)|(?=.?.?[IZ])[A-Z]{3})([1-9][0-9]{0,3})$/,
  /^([1-9][0-9]{0,3})([A-Z]{1,3})$/,
];

/** What stands on a plate without its spaces and hyphens, wherever they were typed. */
export const withoutSpaces = (typed: string): string =>
  tidyLine(typed.normalize('NFKC')).replace(/[\s\p{Pd}]/gu, '');

/** Spaces, hyphens and case do not matter. An O is no nought: which one is meant is not guessed. */
export function readRegistration(typed: string): Either<RegistrationFault, Registration> {
  const text = withoutSpaces(typed);
  if (text === '') return left({ kind: 'empty' });
  const character = /[^A-Za-z0-9]/u.exec(text)?.[0];
  if (character !== undefined) return left({ kind: 'character', character });
  if (text.length > LONGEST_MARK) return left({ kind: 'too-long', most: LONGEST_MARK });
  const mark = text.toUpperCase();
  const parts = SHAPES.flatMap((shape) => shape.exec(mark)?.slice(1) ?? []);
  return parts.length > 0
    ? right(parts.join(' ') as Registration)
    : left({ kind: 'not-a-registration' });
}
