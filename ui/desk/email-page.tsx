import { Button } from '../parts/button/button';
import { deliveryNote, shownTime } from './desk-copy';
import { DeskFrame } from './desk-frame';
import type { ListedEmail } from './desk-values';
import { AnswerList, DeskSheet, MailFrame, MailText } from './desk.styles';
import { EmailBadge } from './email-badge';

export interface EmailPageProps {
  readonly siteName: string;
  readonly email: ListedEmail & { readonly text: string; readonly html: string };
  readonly headers: {
    readonly from: { readonly name: string; readonly address: string };
    readonly replyTo: string | undefined;
    readonly messageId: string;
  };
  readonly proof: string;
}

const mailbox = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  name === '' ? address : `${name} <${address}>`;

/** An e-mail as it looks: its headers, its HTML in a frame that runs nothing, its plain text. */
export const EmailPage = ({ siteName, email, headers, proof }: EmailPageProps) => {
  const rows = [
    ['From', mailbox(headers.from)],
    ['To', mailbox(email.to)],
    [
      'Reply to',
      headers.replyTo ?? (email.isOfEnquiry ? 'Nobody: no valid address was given' : 'Nobody'),
    ],
    ['Subject', email.subject],
    ['Date', shownTime(email.at)],
    ['Message ID', headers.messageId],
  ] as const;
  return (
    <DeskFrame siteName={siteName} title={email.subject} room="outbox">
      <p>
        <a href="/sandbox/outbox">Back to the outbox</a>
      </p>
      <div className="heading">
        <div>
          <h1>{email.subject}</h1>
          <p className="soft">
            <EmailBadge delivery={email.delivery} />
            <span>{` ${deliveryNote(email)}`}</span>
          </p>
          {email.problem !== '' && <p>{`The mail server said: ${email.problem}`}</p>}
        </div>
        {email.delivery === 'failed' && (
          <form method="post" action={`/sandbox/outbox/${String(email.id)}/again`}>
            <input type="hidden" name="proof" value={proof} />
            <Button type="submit">Send it again</Button>
          </form>
        )}
      </div>
      <DeskSheet aria-labelledby="headers">
        <h2 id="headers">Headers</h2>
        <AnswerList>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {email.isOfEnquiry && (
            <div>
              <dt>About</dt>
              <dd>
                <a href={`/sandbox/inbox/${encodeURIComponent(email.reference)}`}>
                  {email.reference}
                </a>
              </dd>
            </div>
          )}
        </AnswerList>
      </DeskSheet>
      <DeskSheet aria-labelledby="html">
        <h2 id="html">As HTML</h2>
        <MailFrame title="The email as HTML" sandbox="" srcDoc={email.html} />
      </DeskSheet>
      <DeskSheet aria-labelledby="text">
        <h2 id="text">As plain text</h2>
        <MailText tabIndex={0}>{email.text}</MailText>
      </DeskSheet>
    </DeskFrame>
  );
};
