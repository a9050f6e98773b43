import { isLeft } from 'fp-ts/Either';
import { readNewPassword, type PasswordFault } from '../../../../core/account/public';
import { PasswordField } from '../../../account/password-field';
import { StopSummary } from '../../../account/stop-summary';
import { passwordSentence, RESET_WORDS, setSentence } from '../../../copy/account/account-copy';
import { Button } from '../../../parts/button/button';
import { postedText } from '../posted-text';
import { useCheckedForm } from '../use-checked-form';
import type { ResetPosted } from './reset-posted';

const PASSWORD_ID = 'new-password';

export interface SetFormProps {
  readonly posted: Extract<ResetPosted, { readonly kind: 'set' }> | undefined;
  /** Is told when something is wrong with what was typed. */
  readonly onStop: () => void;
}

/** Chooses a password with a link. It is sent to the address that the page has, which is told to nobody else. */
export function SetForm({ posted, onStop }: SetFormProps) {
  const { found, stops, isSending, onSubmit } = useCheckedForm<PasswordFault>((typed) => {
    const read = readNewPassword(postedText(typed, 'password'));
    return isLeft(read) ? read.left : undefined;
  }, onStop);
  const error = found === undefined ? postedError(posted) : passwordSentence(found);
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <StopSummary
        faults={error === undefined ? [] : [{ id: PASSWORD_ID, name: 'password', sentence: error }]}
        stops={stops}
      />
      <PasswordField
        id={PASSWORD_ID}
        label={RESET_WORDS.set.label}
        hint={RESET_WORDS.set.hint}
        name="password"
        autoComplete="new-password"
        error={error}
      />
      <Button type="submit" wide busy={isSending} busyLabel={RESET_WORDS.set.busy}>
        {RESET_WORDS.set.submit}
      </Button>
    </form>
  );
}

function postedError(posted: SetFormProps['posted']): string | undefined {
  if (posted?.fault !== undefined) return passwordSentence(posted.fault);
  const failure = posted?.failure;
  return failure === undefined || failure.kind === 'link-over' ? undefined : setSentence(failure);
}
