import { useEffect, useRef, useState } from 'react';
import { isLeft } from 'fp-ts/Either';
import { PASSWORD_RESET_PATH } from '../../../../core/account/public';
import { readEmailAddress } from '../../../../core/kernel/person/email-address';
import { useSending } from '../../../account/use-sending';
import {
  emailSentence,
  linkSentence,
  LOGIN_WORDS,
  RESET_WORDS,
  type EmailFault,
} from '../../../copy/account/account-copy';
import { ErrorSummary } from '../../../form/error-summary';
import { Button } from '../../../parts/button/button';
import { TextField } from '../../../parts/field/text-field';
import { SiteLink } from '../../../parts/site-link/site-link';
import { emailFault } from '../login/login-faults';
import { postedText } from '../posted-text';
import { RESERVATION } from './reset-loader';
import type { ResetPosted } from './reset-posted';

const EMAIL_ID = 'reset-email';
const nowhere = () => undefined;

export interface AskFormProps {
  /** Whose address the link goes to; without one an address is asked for. */
  readonly reservation?: string | undefined;
  readonly posted: Extract<ResetPosted, { readonly kind: 'asked' }> | undefined;
}

/** Has a link e-mailed: to an address that is typed, or to that of a reservation. */
export function AskForm({ reservation, posted }: AskFormProps) {
  const [found, setFound] = useState<EmailFault>();
  const [stops, setStops] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const fault = found ?? posted?.fault;
  const failure = found === undefined ? posted?.failure : undefined;
  const isStopped = fault !== undefined || failure !== undefined;
  useEffect(() => {
    if (isStopped) summary.current?.focus();
  }, [isStopped, stops]);
  const { isSending, onSubmit } = useSending((form) => {
    if (reservation !== undefined) return true;
    const read = readEmailAddress(postedText(new FormData(form), 'email'));
    if (!isLeft(read)) return true;
    setFound(emailFault(read.left));
    setStops(stops + 1);
    return false;
  });
  const { submit, busy, lead } = {
    ...RESET_WORDS.ask,
    ...(reservation !== undefined && RESET_WORDS.reservation),
  };
  const action =
    reservation === undefined
      ? PASSWORD_RESET_PATH
      : `${PASSWORD_RESET_PATH}?${RESERVATION}=${encodeURIComponent(reservation)}`;
  return (
    <>
      <p className="lead">{lead}</p>
      <form method="post" action={action} onSubmit={onSubmit} noValidate>
        {isStopped && (
          <ErrorSummary
            ref={summary}
            faults={
              fault === undefined
                ? []
                : [{ id: EMAIL_ID, name: 'email', sentence: emailSentence(fault) }]
            }
            others={failure === undefined ? [] : [linkSentence(failure)]}
            onFollow={nowhere}
          />
        )}
        {reservation === undefined && (
          <TextField
            id={EMAIL_ID}
            label={LOGIN_WORDS.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={posted?.email ?? ''}
            error={fault && emailSentence(fault)}
          />
        )}
        <Button type="submit" wide busy={isSending} busyLabel={busy}>
          {submit}
        </Button>
      </form>
      {reservation !== undefined && (
        <SiteLink href={PASSWORD_RESET_PATH}>{RESET_WORDS.reservation.other}</SiteLink>
      )}
    </>
  );
}
