import { isLeft } from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { readNewPassword, type PasswordFault } from '../../../../core/account/public';
import { PasswordField } from '../../../account/password-field';
import { useSending } from '../../../account/use-sending';
import { passwordSentence, RESET_WORDS, setSentence } from '../../../copy/account/account-copy';
import { ErrorSummary } from '../../../form/error-summary';
import { Button } from '../../../parts/button/button';
import { postedText } from '../posted-text';
import type { ResetPosted } from './reset-posted';

const PASSWORD_ID = 'new-password';
const nowhere = () => undefined;

export interface SetFormProps {
  readonly posted: Extract<ResetPosted, { readonly kind: 'set' }> | undefined;
}

/** Chooses a password with a link. It is sent to the address that the page has, which is told to nobody else. */
export function SetForm({ posted }: SetFormProps) {
  const [found, setFound] = useState<PasswordFault>();
  const [stops, setStops] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const error = found === undefined ? postedError(posted) : passwordSentence(found);
  const isStopped = error !== undefined;
  useEffect(() => {
    if (isStopped) summary.current?.focus();
  }, [isStopped, stops]);
  const { isSending, onSubmit } = useSending((form) => {
    const read = readNewPassword(postedText(new FormData(form), 'password'));
    if (!isLeft(read)) return true;
    setFound(read.left);
    setStops(stops + 1);
    return false;
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      {error !== undefined && (
        <ErrorSummary
          ref={summary}
          faults={[{ id: PASSWORD_ID, name: 'password', sentence: error }]}
          onFollow={nowhere}
        />
      )}
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
