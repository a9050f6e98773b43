import { isLeft } from 'fp-ts/Either';
import { PASSWORD_RESET_PATH } from '../../../../core/account/public';
import { readEmailAddress } from '../../../../core/kernel/person/email-address';
import { StopSummary } from '../../../account/stop-summary';
import {
  emailSentence,
  linkSentence,
  RESET_WORDS,
  type EmailFault,
} from '../../../copy/account/account-copy';
import { Button } from '../../../parts/button/button';
import { SiteLink } from '../../../parts/site-link/site-link';
import { EmailField } from '../email-field';
import { emailFault } from '../login/login-faults';
import { postedText } from '../posted-text';
import { useCheckedForm } from '../use-checked-form';
import { RESERVATION } from './reset-loader';
import type { ResetPosted } from './reset-posted';

const EMAIL_ID = 'reset-email';

export interface AskFormProps {
  /** Whose address the link goes to; without one an address is asked for. */
  readonly reservation?: string | undefined;
  readonly posted: Extract<ResetPosted, { readonly kind: 'asked' }> | undefined;
  /** Is told when something is wrong with what was typed. */
  readonly onStop: () => void;
}

/** Has a link e-mailed: to an address that is typed, or to that of a reservation. */
export function AskForm({ reservation, posted, onStop }: AskFormProps) {
  const { found, stops, isSending, onSubmit } = useCheckedForm<EmailFault>((typed) => {
    if (reservation !== undefined) return undefined;
    const read = readEmailAddress(postedText(typed, 'email'));
    return isLeft(read) ? emailFault(read.left) : undefined;
  }, onStop);
  const fault = found ?? posted?.fault;
  const failure = found === undefined ? posted?.failure : undefined;
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
        <StopSummary
          faults={
            fault === undefined
              ? []
              : [{ id: EMAIL_ID, name: 'email', sentence: emailSentence(fault) }]
          }
          others={failure === undefined ? [] : [linkSentence(failure)]}
          stops={stops}
        />
        {reservation === undefined && (
          <EmailField id={EMAIL_ID} typed={posted?.email} fault={fault} />
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
