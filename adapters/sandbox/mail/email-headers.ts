import type { Mailbox, StoredEmail } from '../desk/email-queue';

/** What stands before the text of an e-mail, in the order of reading. */
export interface EmailHeaders {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly date: Date;
  /** The same for every try, so that one which arrives twice is known again. */
  readonly messageId: string;
}

export const emailHeaders = (email: StoredEmail, from: Mailbox): EmailHeaders => ({
  from,
  to: email.to,
  replyTo: email.replyTo,
  subject: email.subject,
  date: new Date(email.at),
  messageId: `<${email.reference}.${email.audience}@${from.address.split('@').at(-1) ?? 'localhost'}>`,
});
