import { useId } from 'react';
import { DASHBOARD_PATH } from '../../../../core/account/public';
import {
  canGiveUp,
  outcomePath,
  reservationNews,
  type OwnReservation,
  type ReservationNews,
} from '../../../../core/reservation/public';
import { useSending } from '../../../account/use-sending';
import {
  GIVING_UP_PROBLEMS,
  OWN_RESERVATIONS,
  OWN_STATE_WORDS,
  type GivingUpProblem,
} from '../../../copy/reservation/own-reservations-copy';
import { Badge, type BadgeTone } from '../../../parts/badge/badge';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { OrderCard, WaysIn } from '../account.styles';
import { INTENT_NAME, INTENTS, RESERVATION_NAME } from './dashboard-intents';
import type { NotGivenUp } from './dashboard-posted';
import { StateMoment } from './state-moment';

export interface ReservationsSectionProps {
  /** Nothing where they cannot be had now. */
  readonly list: readonly OwnReservation[] | undefined;
  readonly isGivenUp: boolean;
  readonly notGivenUp: NotGivenUp | undefined;
}

const SECTION_ID = 'reservations';

/** What a customer has reserved, each with how it stands and what can be done; nothing where there is none. */
export function ReservationsSection({ list, isGivenUp, notGivenUp }: ReservationsSectionProps) {
  const isListed = list?.some(({ id }) => id === notGivenUp?.id) ?? false;
  const problem = notGivenUp === undefined || isListed ? undefined : notGivenUp.problem;
  if (list?.length === 0 && problem === undefined) return null;
  return (
    <WaysIn aria-labelledby={SECTION_ID}>
      <h2 id={SECTION_ID}>{OWN_RESERVATIONS.title}</h2>
      {isGivenUp && (
        <div role="status">
          <Notice tone="good" title={OWN_RESERVATIONS.givenUp} />
        </div>
      )}
      {problem !== undefined && <Notice tone="error">{GIVING_UP_PROBLEMS[problem]}</Notice>}
      {list === undefined ? (
        <Notice tone="warning">{OWN_RESERVATIONS.unavailable}</Notice>
      ) : (
        list.map((reservation) => (
          <OneReservation
            key={reservation.id}
            reservation={reservation}
            problem={notGivenUp?.id === reservation.id ? notGivenUp.problem : undefined}
          />
        ))
      )}
    </WaysIn>
  );
}

const TONES: Readonly<Record<ReservationNews, BadgeTone>> = {
  reserved: 'good',
  confirming: 'brand',
  declined: 'danger',
  held: 'brand',
  refunded: 'neutral',
  cancelled: 'neutral',
  ended: 'neutral',
};

interface OneReservationProps {
  readonly reservation: OwnReservation;
  readonly problem: GivingUpProblem | undefined;
}

function OneReservation({ reservation, problem }: OneReservationProps) {
  const { id, vehicle, reference, visit, status, holdEndsAt, heldAt, collectedAt } = reservation;
  const news = reservationNews(reservation, 'failed');
  const isCollected = collectedAt !== undefined;
  const isReserved = news === 'reserved';
  const title = useId();
  return (
    <OrderCard as="article" aria-labelledby={title}>
      <div className="head">
        <h3 id={title}>{vehicle?.title ?? OWN_RESERVATIONS.gone}</h3>
        <Badge $tone={isCollected ? 'neutral' : TONES[news]}>
          {isCollected ? OWN_RESERVATIONS.collected : OWN_STATE_WORDS[news]}
        </Badge>
      </div>
      {(heldAt ?? collectedAt) !== undefined && (
        <ol className="line">
          <StateMoment words={OWN_RESERVATIONS.started} at={heldAt} />
          <StateMoment words={OWN_RESERVATIONS.collected} at={collectedAt} />
        </ol>
      )}
      {status === 'held' && holdEndsAt !== undefined && <p>{OWN_RESERVATIONS.held(holdEndsAt)}</p>}
      {reference !== undefined && (
        <p>
          <span>{OWN_RESERVATIONS.reference}</span> <strong>{reference}</strong>
        </p>
      )}
      {isReserved && !isCollected && visit !== undefined && (
        <p>
          <span>{OWN_RESERVATIONS.visit}</span>{' '}
          <strong>{OWN_RESERVATIONS.visitAt(visit.day, visit.time)}</strong>
        </p>
      )}
      {problem !== undefined && <Notice tone="error">{GIVING_UP_PROBLEMS[problem]}</Notice>}
      <div className="ways">
        <SiteLink href={outcomePath(id, isReserved ? 'success' : 'failed')}>
          {isReserved ? OWN_RESERVATIONS.print : OWN_RESERVATIONS.see}
        </SiteLink>
        {canGiveUp(reservation) && <GiveUp id={id} isOpen={problem !== undefined} />}
      </div>
    </OrderCard>
  );
}

interface GiveUpProps {
  readonly id: string;
  readonly isOpen: boolean;
}

function GiveUp({ id, isOpen }: GiveUpProps) {
  const { isSending, onSubmit } = useSending();
  return (
    <details open={isOpen}>
      <summary>{OWN_RESERVATIONS.giveUp}</summary>
      <form method="post" action={`${DASHBOARD_PATH}#${SECTION_ID}`} onSubmit={onSubmit}>
        <p>{OWN_RESERVATIONS.giveUpText}</p>
        <input type="hidden" name={INTENT_NAME} value={INTENTS.giveUp} />
        <input type="hidden" name={RESERVATION_NAME} value={id} />
        <Button
          type="submit"
          kind="quiet"
          compact
          busy={isSending}
          busyLabel={OWN_RESERVATIONS.givingUp}
        >
          {OWN_RESERVATIONS.giveUpYes}
        </Button>
      </form>
    </details>
  );
}
