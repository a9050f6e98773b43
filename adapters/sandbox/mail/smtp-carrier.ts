import { left, right } from 'fp-ts/Either';
import { createTransport } from 'nodemailer';
import type { Mailbox } from '../desk/email-queue';
import { emailHeaders } from './email-headers';
import type { CarrierFailure, MailCarrier } from './mail-carrier';

export interface SmtpSettings {
  /** `smtp://user:secret@mail.example:587`, or `smtps:`. */
  readonly url: string;
  /** Who sends. */
  readonly from: Mailbox;
}

/** Each part of a try; the whole stays below the time for which a sender claims an e-mail. Milliseconds. */
const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/** Sends over SMTP; the library encodes what stands in headers and bodies (EN-12). */
export function smtpCarrier({ url, from }: SmtpSettings): MailCarrier {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // A message is made of what is handed over, never of a file or an address named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (email) => {
      const { replyTo, ...headers } = emailHeaders(email, from);
      try {
        await transport.sendMail({
          ...headers,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          envelope: { from: from.address, to: [email.to.address] },
          // No out-of-office answer to a program.
          headers: { 'Auto-Submitted': 'auto-generated' },
          textEncoding: 'quoted-printable',
          text: email.text,
          html: email.html,
        });
        return right(undefined);
      } catch (problem) {
        return left(failureOf(problem));
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/** The mail server says no to this e-mail, and not to whoever sends it or for the moment only. */
const FINAL_CODES = ['EENVELOPE', 'EMESSAGE'];

function failureOf(problem: unknown): CarrierFailure {
  if (!(problem instanceof Error)) return { problem: String(problem), isFinal: false };
  const { code, responseCode } = problem as Error & { code?: string; responseCode?: number };
  return {
    problem: problem.message.replace(/\s+/g, ' '),
    isFinal: (responseCode ?? 0) >= 500 && FINAL_CODES.includes(code ?? ''),
  };
}
