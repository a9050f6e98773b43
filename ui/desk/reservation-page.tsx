import { inPounds } from '../../core/kernel/money';
import { feeBack } from '../../core/reservation/public';
import { Button } from '../parts/button/button';
import { shownTime } from './desk-copy';
import { DeskFrame } from './desk-frame';
import type { ShownReservation } from './desk-values';
import { AnswerList, DeskSheet, TwoColumns } from './desk.styles';
import { ReservationBadge } from './reservation-badge';

export interface ReservationPageProps {
  readonly siteName: string;
  readonly reservation: ShownReservation;
  /** Proves that a form was sent from a page of the desk. */
  readonly proof: string;
}

const FEE_BACK = inPounds(feeBack('withdrawn-by-desk'));

const CANCEL = {
  held: {
    button: 'Cancel it',
    words:
      'The vehicle is for sale again at once, and nobody can pay for this reservation any more.',
  },
  reserved: {
    button: `Cancel it and pay ${FEE_BACK} back`,
    words: `The whole ${FEE_BACK} goes back to the card, the vehicle is for sale again, and the customer gets an e-mail.`,
  },
} as const;

const COLLECTED = {
  title: 'The vehicle is handed over',
  button: 'Mark as collected',
  words:
    'The vehicle is told as sold from then on. The fee is part of the price, and is not paid back any more.',
} as const;

const Act = ({
  action,
  proof,
  title,
  words,
  button,
  kind,
}: {
  readonly action: string;
  readonly proof: string;
  readonly title: string;
  readonly words: string;
  readonly button: string;
  readonly kind: 'primary' | 'quiet';
}) => (
  <DeskSheet>
    <h2>{title}</h2>
    <p>{words}</p>
    <form method="post" action={action}>
      <input type="hidden" name="proof" value={proof} />
      <Button type="submit" kind={kind}>
        {button}
      </Button>
    </form>
  </DeskSheet>
);

/** One reservation, and what the desk can do with it. */
export const ReservationPage = ({ siteName, reservation, proof }: ReservationPageProps) => {
  const { id, reference, title, branch, person, state, heldAt, collectedAt } = reservation;
  const path = `/sandbox/reservations/${id}`;
  const isOpen = collectedAt === undefined && (state === 'held' || state === 'reserved');
  const facts = [
    ['Name', person],
    ['Telephone', reservation.telephone],
    ['E-mail', reservation.email],
    ['Visit', reservation.visit],
    ['Branch', branch],
    ['Reference', reference],
    ['Begun', shownTime(heldAt)],
  ].filter(([, value]) => value !== '');
  return (
    <DeskFrame siteName={siteName} title={`Reservation ${reference}`} room="reservations">
      <p>
        <a href="/sandbox/reservations">Back to the reservations</a>
      </p>
      <div className="heading">
        <h1>{title}</h1>
        <ReservationBadge reservation={reservation} />
      </div>
      <TwoColumns>
        <DeskSheet aria-labelledby="facts">
          <h2 id="facts">The reservation</h2>
          <AnswerList>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </AnswerList>
        </DeskSheet>
        <div>
          {isOpen && state === 'reserved' && (
            <Act action={`${path}/collected`} proof={proof} kind="primary" {...COLLECTED} />
          )}
          {isOpen && (
            <Act
              action={`${path}/cancel`}
              proof={proof}
              kind="quiet"
              title="The customer does not want it"
              {...CANCEL[state]}
            />
          )}
          {!isOpen && (
            <DeskSheet>
              <p>Nothing is left to do here.</p>
            </DeskSheet>
          )}
        </div>
      </TwoColumns>
    </DeskFrame>
  );
};
