import type { ReactNode } from 'react';
import type { Reservability } from '../../../core/reservation/public';
import { relatedQuery, searchPath, toAddress } from '../../../core/search/public';
import {
  cardLocation,
  requestCallbackPath,
  reservePath,
  titleParts,
  vehiclePath,
  type Vehicle,
} from '../../../core/stock/public';
import { backToVehicle, moreOf } from '../../copy/forms/enquiry-answer-copy';
import { callWords, OPTION_WORDS } from '../../copy/forms/enquiry-copy';
import {
  ALREADY_RESERVED,
  IS_IT_YOU,
  LOOK_AGAIN,
  notReservableWords,
} from '../../copy/reservation/reserve-page-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { ButtonLink } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';
import { AnswerBox } from './reserve.styles';

export type WhyNotReservable = Exclude<Reservability, { readonly kind: 'open' }>;

export interface NotReservableProps {
  readonly vehicle: Vehicle;
  readonly why: WhyNotReservable;
  /** In a window the vehicle's page is behind it. */
  readonly place: 'page' | 'window';
}

/** Shows the form all the same, for whoever began the reservation in another browser. */
export const GO_ON = 'go_on';

/** Why a vehicle cannot be reserved, before anybody types anything, and what can be done instead. */
export function NotReservable({ vehicle, why, place }: NotReservableProps) {
  const { section } = vehicle;
  const { title, sentence } = notReservableWords(why, section);
  return (
    <AnswerBox>
      <Notice tone="warning" title={title}>
        {why.kind === 'reserved' && (
          <p>
            {ALREADY_RESERVED.before}
            <SiteLink href={searchPath(section)}>{ALREADY_RESERVED.search}</SiteLink>
            {ALREADY_RESERVED.between}
            <SiteLink href="/click-collect/?login=1">{ALREADY_RESERVED.login}</SiteLink>
            {ALREADY_RESERVED.after}
          </p>
        )}
        <p>{sentence}</p>
      </Notice>
      <Instead vehicle={vehicle} why={why} />
      {why.kind === 'held' && (
        <p>
          <span>{IS_IT_YOU.question}</span>{' '}
          <SiteLink href={`${reservePath(vehicle)}?${GO_ON}=1`}>{IS_IT_YOU.answer}</SiteLink>
        </p>
      )}
      {place === 'page' && (
        <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(section)}</SiteLink>
      )}
    </AnswerBox>
  );
}

function Instead({ vehicle, why }: Pick<NotReservableProps, 'vehicle' | 'why'>): ReactNode {
  const { make, range } = titleParts(vehicle);
  const telephone = cardLocation(vehicle)?.telephone;
  return (
    <div className="ways">
      {why.kind === 'held' && <ButtonLink href={reservePath(vehicle)}>{LOOK_AGAIN}</ButtonLink>}
      {(why.kind === 'held' || why.kind === 'reserved') && (
        <ButtonLink
          kind={why.kind === 'held' ? 'quiet' : 'primary'}
          href={requestCallbackPath(vehicle)}
        >
          {OPTION_WORDS.callback}
        </ButtonLink>
      )}
      {why.kind === 'not-for-sale' && telephone !== undefined && (
        <ButtonLink href={telephoneAddress(telephone)}>{callWords(telephone)}</ButtonLink>
      )}
      <ButtonLink
        kind={why.kind === 'sold' ? 'primary' : 'quiet'}
        href={toAddress(relatedQuery(vehicle))}
      >
        {moreOf(make, range)}
      </ButtonLink>
    </div>
  );
}
