import { isLeft } from 'fp-ts/Either';
import {
  readPassword,
  type Credentials,
  type LoginFailure,
  type PasswordFault,
} from '../../../../core/account/public';
import {
  readEmailAddress,
  type EmailAddressFault,
} from '../../../../core/kernel/person/email-address';
import type { EmailFault } from '../../../copy/account/account-copy';

export interface LoginFaults {
  readonly email?: EmailFault | undefined;
  readonly password?: PasswordFault['kind'] | undefined;
}

/** What came of a login that was posted: the page again, with all but the password. */
export interface LoginPosted {
  readonly email: string;
  readonly faults: LoginFaults;
  readonly failure?: LoginFailure | undefined;
}

export const emailFault = ({ kind }: EmailAddressFault): EmailFault =>
  kind === 'empty' ? 'missing' : 'not-an-email';

/** Credentials as they were typed, or what is wrong with them before anybody is asked. */
export function readCredentials(
  typedEmail: string,
  typedPassword: string,
): { readonly credentials: Credentials } | { readonly faults: LoginFaults } {
  const email = readEmailAddress(typedEmail);
  const password = readPassword(typedPassword);
  return isLeft(email) || isLeft(password)
    ? {
        faults: {
          ...(isLeft(email) && { email: emailFault(email.left) }),
          ...(isLeft(password) && { password: password.left.kind }),
        },
      }
    : { credentials: { email: email.right, password: password.right } };
}
