import { left, right, type Either } from 'fp-ts/Either';
import { wellFormed } from '../../kernel/well-formed';
import type { Password } from '../model/credentials';
import { isCommonPassword } from './common-password';

/** Why a text can be no new password. There are no rules about what it is made of. */
export type PasswordFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly least: number }
  | { readonly kind: 'too-long'; readonly most: number }
  /** Among the first that somebody would try. */
  | { readonly kind: 'common' }
  /** The customer’s own address, which whoever tries knows. */
  | { readonly kind: 'own-address' };

/** In characters as Unicode counts them. */
export const SHORTEST_PASSWORD = 10;
/** Far beyond what password managers make; what is longer is refused, never cut (AC-5). */
export const LONGEST_PASSWORD = 256;

const OTHER_SPACES = /(?! )\p{Zs}/gu;

const spelt = (typed: string): string =>
  wellFormed(typed).replace(OTHER_SPACES, ' ').normalize('NFC');

const lengthOf = (text: string): number => [...text].length;

/** A password that somebody logs in with: whatever an account may have, and no advice. */
export function readPassword(
  typed: string,
): Either<Extract<PasswordFault, { readonly kind: 'empty' | 'too-long' }>, Password> {
  const password = spelt(typed);
  if (password === '') return left({ kind: 'empty' });
  return lengthOf(password) > LONGEST_PASSWORD
    ? left({ kind: 'too-long', most: LONGEST_PASSWORD })
    : right(password as Password);
}

/**
 * A password that somebody chooses: long enough, and not among the first to be tried.
 * @param email of the account, where it is known.
 */
export function readNewPassword(typed: string, email = ''): Either<PasswordFault, Password> {
  const read = readPassword(typed);
  if (read._tag === 'Left') return read;
  const password = read.right;
  if (lengthOf(password) < SHORTEST_PASSWORD) {
    return left({ kind: 'too-short', least: SHORTEST_PASSWORD });
  }
  if (isCommonPassword(password)) return left({ kind: 'common' });
  return email !== '' && isSame(password, email) ? left({ kind: 'own-address' }) : read;
}

const isSame = (password: string, email: string): boolean => {
  const [local = ''] = email.split('@');
  const typed = password.trim().toLowerCase();
  return [email, local].some((own) => own.toLowerCase() === typed);
};
