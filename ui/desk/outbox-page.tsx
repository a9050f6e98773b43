import { ButtonLink } from '../parts/button/button';
import { shownTime } from './desk-copy';
import { DeskFrame } from './desk-frame';
import type { ListedEmail } from './desk-values';
import { DeskList, DeskSheet, PageSteps } from './desk.styles';
import { EmailBadge } from './email-badge';

export interface OutboxPageProps {
  readonly siteName: string;
  readonly emails: readonly ListedEmail[];
  /** Where older ones are; nothing where there are none. */
  readonly olderHref: string | undefined;
}

/** The e-mails that were written, the latest first, and what became of each. */
export const OutboxPage = ({ siteName, emails, olderHref }: OutboxPageProps) => (
  <DeskFrame siteName={siteName} title="Outbox" room="outbox">
    <div className="heading">
      <h1>Outbox</h1>
    </div>
    {emails.length === 0 ? (
      <DeskSheet>
        <p>No email has been written yet.</p>
      </DeskSheet>
    ) : (
      <DeskList aria-label="Emails, the latest first">
        {emails.map((email) => (
          <li key={email.id}>
            <a href={`/sandbox/outbox/${String(email.id)}`}>
              <span className="who">
                <span className="name">{email.subject}</span>
              </span>
              <span className="what">
                <span className="soft">{`To ${email.to.address}`}</span>
              </span>
              <span className="marks">
                <EmailBadge delivery={email.delivery} />
              </span>
              <time className="soft" dateTime={new Date(email.at).toISOString()}>
                {shownTime(email.at)}
              </time>
            </a>
          </li>
        ))}
      </DeskList>
    )}
    {olderHref !== undefined && (
      <PageSteps aria-label="Pages">
        <span />
        <ButtonLink kind="quiet" rel="next" href={olderHref}>
          Older
        </ButtonLink>
      </PageSteps>
    )}
  </DeskFrame>
);
