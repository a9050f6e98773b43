import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  holdLeft,
  mayYetBePaid,
  reservationNews,
  type ReservationNews,
  type StandingState,
} from '../../../core/reservation/public';
import { relatedQuery, searchPath, toAddress } from '../../../core/search/public';
import { reservePath, titleParts, vehiclePath, type Vehicle } from '../../../core/stock/public';
import { Heading } from '../../content/text-page.styles';
import { backToVehicle, moreOf } from '../../copy/forms/enquiry-answer-copy';
import { newsWords, OUTCOME_PAGE, TRY_AGAIN, WAITING } from '../../copy/reservation/outcome-copy';
import { vehicleWord } from '../../copy/search-copy';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { EnquiryColumns } from '../../enquiry/about-vehicle.styles';
import { HoldClock } from '../../enquiry/reserve/hold-clock';
import { draftOfReservation } from '../../enquiry/reserve/reserve-form';
import { useStanding } from '../../enquiry/reserve/use-standing';
import { useApp } from '../../kit/app-context';
import { PageHead } from '../../kit/page-head';
import { ButtonLink } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';
import type { OutcomePageKind, OutcomeState } from './outcome-loader';
import { Links, OutcomeBody } from './outcome.styles';
import { ReservedDetails } from './reserved-details';

type ToldProps = Extract<OutcomeState, { readonly kind: 'told' }>;

/** A reservation as it stands, and as it comes to stand while somebody looks. */
export function Told({ page, standing: first, vehicle, now }: ToldProps) {
  const state = useStanding(first, page);
  const { standing } = state;
  const news = reservationNews(standing, page);
  const section = vehicle?.section ?? 'cars';
  const { title, text } = newsWords(news, vehicleWord(section, 1), standing.holdEndsAt);
  useForgottenDraft(news, standing.vehicle?.slug);
  return (
    <>
      <PageHead title={title} description={OUTCOME_PAGE.description} indexed={false} />
      {/* What changes by itself is said, too. */}
      <div role="status">
        <Heading>{title}</Heading>
      </div>
      <EnquiryColumns>
        <OutcomeBody>
          <div className="text">
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {news === 'reserved' ? (
            <ReservedDetails {...{ standing, vehicle, now }} />
          ) : (
            <NotReserved {...{ state, news, page, vehicle }} />
          )}
        </OutcomeBody>
        {vehicle !== undefined && <AboutVehicle vehicle={vehicle} />}
      </EnquiryColumns>
    </>
  );
}

/** What was typed was kept for whoever comes back without paying: now it is not needed any more. */
function useForgottenDraft(news: ReservationNews, slug: string | undefined): void {
  const { openFormMemory } = useApp();
  useEffect(() => {
    if (news !== 'reserved' || slug === undefined) return;
    openFormMemory().then(
      ({ drafts }) => {
        drafts.forget(draftOfReservation(slug));
      },
      () => undefined,
    );
  }, [news, slug, openFormMemory]);
}

interface NotReservedProps {
  readonly state: StandingState & { readonly ask: () => void };
  readonly news: Exclude<ReservationNews, 'reserved'>;
  readonly page: OutcomePageKind;
  readonly vehicle: Vehicle | undefined;
}

/** Held, waited for, or over: for how long, and what to do. */
function NotReserved({ state, news, page, vehicle }: NotReservedProps) {
  const { standing, told, isAsking, hasGivenUp, ask } = state;
  const left = holdLeft(standing);
  const isHeld = standing.status === 'held';
  return (
    <>
      {left !== undefined && <HoldClock key={told} leftMs={left} />}
      {news === 'confirming' && (
        <div role="status">
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
