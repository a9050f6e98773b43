import { useState } from 'react';
import { SHOW_PASSWORD } from '../copy/account/account-copy';
import { Field, type FieldWords } from '../parts/field/field';
import { PasswordRow } from './password-field.styles';

export interface PasswordFieldProps extends FieldWords {
  readonly name: string;
  /** What a password manager is to do here. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A password to be typed, pasted or filled in: of any length, with any signs, and shown to whoever
 * wants to see it. What was sent is never drawn into a page again.
 */
export function PasswordField({ name, autoComplete, ...words }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...words}>
      {(ties) => (
        <PasswordRow>
          <input
            {...ties}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={SHOW_PASSWORD.label}
            aria-pressed={isShown}
            aria-controls={ties.id}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            {isShown ? SHOW_PASSWORD.hide : SHOW_PASSWORD.show}
          </button>
        </PasswordRow>
      )}
    </Field>
  );
}
