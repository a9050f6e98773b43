import { Badge } from '../parts/badge/badge';
import { Button } from '../parts/button/button';
import {
  deliveryNote,
  eventWords,
  pictureCount,
  shownSize,
  shownTime,
  withoutRepeats,
} from './desk-copy';
import { DeskFrame } from './desk-frame';
import type {
  ListedEmail,
  ShownAnswer,
  ShownEnquiry,
  ShownEvent,
  ShownPicture,
  ShownReservation,
} from './desk-values';
import {
  AnswerList,
  DeskSheet,
  EmailRows,
  EventList,
  PictureGrid,
  TwoColumns,
} from './desk.styles';
import { ReservationBadge } from './reservation-badge';
import { EmailBadge } from './email-badge';

export interface EnquiryPageProps {
  readonly siteName: string;
  readonly enquiry: ShownEnquiry;
  readonly pictures: readonly ShownPicture[];
  readonly emails: readonly ListedEmail[];
  readonly trail: readonly ShownEvent[];
  /** Proves that a form was sent from a page of the desk. */
  readonly proof: string;
  /** That it tells of. */
  readonly reservation?: ShownReservation | undefined;
}

const RESERVATION_LINK = 'Open the reservation, to cancel it or hand the vehicle over';

const Answers = ({ answers }: { readonly answers: readonly ShownAnswer[] }) => (
  <AnswerList>
    {answers.map(({ label, value }, place) => (
      <div key={`${String(place)} ${label}`}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </AnswerList>
);

/** One enquiry, with all that is known of it and all that happened to it. */
export const EnquiryPage = ({
  siteName,
  enquiry,
  pictures,
  emails,
  trail,
  proof,
  reservation,
}: EnquiryPageProps) => {
  const { reference, person, formTitle, branch, at, answeredAt, suspect, answers, facts } = enquiry;
  const isAnswered = answeredAt !== undefined;
  return (
    <DeskFrame siteName={siteName} title={`${formTitle} ${reference}`} room="inbox">
      <p>
        <a href="/sandbox/inbox">Back to the inbox</a>
      </p>
      <div className="heading">
        <div>
          <h1>{person === '' ? formTitle : person}</h1>
          <p className="soft">{`${formTitle} · ${reference} · ${branch} · ${shownTime(at)}`}</p>
        </div>
        <form method="post" action={`/sandbox/inbox/${encodeURIComponent(reference)}/answered`}>
          <input type="hidden" name="proof" value={proof} />
          <input type="hidden" name="answered" value={isAnswered ? '0' : '1'} />
          <Button type="submit" kind={isAnswered ? 'quiet' : 'primary'}>
            {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
          </Button>
        </form>
      </div>
      {(isAnswered || suspect) && (
        <p>
          {suspect && <Badge $tone="danger">Suspect: nothing tells that a person sent it</Badge>}
          {isAnswered && (
            <Badge $tone="good">{`Marked as answered ${shownTime(answeredAt)}`}</Badge>
          )}
        </p>
      )}
      {reservation !== undefined && (
        <p>
          <ReservationBadge reservation={reservation} />{' '}
          <a href={`/sandbox/reservations/${reservation.id}`}>{RESERVATION_LINK}</a>
        </p>
      )}
      <TwoColumns>
        <div>
          <DeskSheet aria-labelledby="answers">
            <h2 id="answers">What was sent</h2>
            <Answers answers={answers} />
          </DeskSheet>
          {pictures.length > 0 && (
            <DeskSheet aria-labelledby="pictures">
              <h2 id="pictures">{pictureCount(pictures.length)}</h2>
              <PictureGrid>
                {pictures.map(({ id, name, size }) => (
                  <li key={id}>
                    <a href={`/sandbox/attachments/${id}`}>
                      <img src={`/sandbox/attachments/${id}`} alt="" loading="lazy" />
                      <span className="name">{`${name} (${shownSize(size)})`}</span>
                    </a>
                  </li>
                ))}
              </PictureGrid>
            </DeskSheet>
          )}
          {facts.length > 0 && (
            <DeskSheet aria-labelledby="facts">
              <h2 id="facts">What is known besides</h2>
              <Answers answers={facts} />
            </DeskSheet>
          )}
        </div>
        <div>
          <DeskSheet aria-labelledby="emails">
            <h2 id="emails">Emails</h2>
            {emails.length === 0 && <p className="soft">None is written about a suspect.</p>}
            <EmailRows>
              {emails.map((email) => (
                <li key={email.id}>
                  <a href={`/sandbox/outbox/${String(email.id)}`}>{email.subject}</a>
                  <span className="soft">{`To ${email.to.address}`}</span>
                  <span>
                    <EmailBadge delivery={email.delivery} />
                    <span className="soft">{` ${deliveryNote(email)}`}</span>
                  </span>
                </li>
              ))}
            </EmailRows>
          </DeskSheet>
          <DeskSheet aria-labelledby="trail">
            <h2 id="trail">What happened</h2>
            <EventList>
              {withoutRepeats(trail).map((repeated, place) => (
                <li key={place}>
                  <span>{eventWords(repeated)}</span>
                  <time dateTime={new Date(repeated.event.at).toISOString()}>
                    {`${shownTime(repeated.event.at)}, ${repeated.event.who}`}
                  </time>
                </li>
              ))}
            </EventList>
          </DeskSheet>
        </div>
      </TwoColumns>
    </DeskFrame>
  );
};
