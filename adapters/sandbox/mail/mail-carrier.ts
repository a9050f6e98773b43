import type { Either } from 'fp-ts/Either';
import type { StoredEmail } from '../desk/email-queue';

/** Why an e-mail was not taken. */
export interface CarrierFailure {
  /** In the words of the mail server, for whoever runs the site. */
  readonly problem: string;
  /** Whether it would be refused again: there is no such mailbox. */
  readonly isFinal: boolean;
}

/** Hands e-mails over to a mail server, one at a time. */
export interface MailCarrier {
  readonly send: (email: StoredEmail) => Promise<Either<CarrierFailure, void>>;
  readonly close: () => void;
}
