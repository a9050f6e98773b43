import { useLocation } from 'react-router-dom';
import {
  holdLeft,
  mayYetBePaid,
  type ReservationNews,
  type StandingState,
} from '../../../../core/reservation/public';
import { relatedQuery, searchPath, toAddress } from '../../../../core/search/public';
import { reservePath, titleParts, vehiclePath, type Vehicle } from '../../../../core/stock/public';
import { backToVehicle, moreOf } from '../../../copy/forms/enquiry-answer-copy';
import { OUTCOME_PAGE, TRY_AGAIN, WAITING } from '../../../copy/reservation/outcome-copy';
import { HoldClock } from '../../../enquiry/reserve/hold-clock';
import { ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import type { OutcomePageKind } from '../outcome-page-state';
import { Links } from '../outcome.styles';

export interface NotReservedProps {
  readonly state: StandingState & { readonly ask: () => void };
  readonly news: Exclude<ReservationNews, 'reserved'>;
  readonly page: OutcomePageKind;
  readonly vehicle: Vehicle | undefined;
}

/** Held, waited for, or over: for how long, and what to do. */
export function NotReserved({ state, news, page, vehicle }: NotReservedProps) {
  const { standing, told, isAsking, hasGivenUp, ask } = state;
  const left = holdLeft(standing);
  const isHeld = standing.status === 'held';
  return (
    <>
      {left !== undefined && <HoldClock key={told} leftMs={left} />}
      {news === 'confirming' && (
        <div role="status" className="by-itself">
          <Notice>
            <p>{hasGivenUp ? WAITING.givenUp : WAITING.asking}</p>
          </Notice>
        </div>
      )}
      {news === 'ended' && page === 'success' && <p>{WAITING.latePayment}</p>}
      {news !== 'refunded' && news !== 'confirming' && vehicle !== undefined && (
        <p>{TRY_AGAIN.kept}</p>
      )}
      <div className="ways">
        {mayYetBePaid(news, page) && <LookAgain isAsking={isAsking} ask={ask} />}
        {vehicle !== undefined && news !== 'refunded' && (
          <ButtonLink
            href={reservePath(vehicle)}
            kind={mayYetBePaid(news, page) ? 'quiet' : 'primary'}
          >
            {news === 'confirming' ? WAITING.pay : isHeld ? TRY_AGAIN.pay : TRY_AGAIN.reserve}
          </ButtonLink>
        )}
        {news === 'refunded' && (
          <ButtonLink
            href={vehicle === undefined ? searchPath('cars') : toAddress(relatedQuery(vehicle))}
          >
            {vehicle === undefined ? OUTCOME_PAGE.search : moreLike(vehicle)}
          </ButtonLink>
        )}
      </div>
      {vehicle !== undefined && (
        <Links>
          <li>
            <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
          </li>
          {news !== 'refunded' && (
            <li>
              <SiteLink href={toAddress(relatedQuery(vehicle))}>{moreLike(vehicle)}</SiteLink>
            </li>
          )}
        </Links>
      )}
    </>
  );
}

const moreLike = (vehicle: Vehicle): string => {
  const { make, range } = titleParts(vehicle);
  return moreOf(make, range);
};

/** A link without script; with it the page stays. */
function LookAgain({ isAsking, ask }: Pick<NotReservedProps['state'], 'isAsking' | 'ask'>) {
  const { pathname } = useLocation();
  return (
    <ButtonLink
      href={pathname}
      aria-busy={isAsking}
      onClick={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {WAITING.again}
    </ButtonLink>
  );
}
