import { emailSentence, LOGIN_WORDS, type EmailFault } from '../../copy/account/account-copy';
import { TextField } from '../../parts/field/text-field';

interface EmailFieldProps {
  readonly id: string;
  /** As it was posted. */
  readonly typed: string | undefined;
  readonly fault: EmailFault | undefined;
}

/** The address by which a customer is known, as password managers look for it. */
export const EmailField = ({ id, typed = '', fault }: EmailFieldProps) => (
  <TextField
    id={id}
    label={LOGIN_WORDS.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={typed}
    error={fault && emailSentence(fault)}
  />
);
