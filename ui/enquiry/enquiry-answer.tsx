import { branchStockPath, relatedQuery, searchPath, toAddress } from '../../core/search/public';
import {
  cardLocation,
  requestCallbackPath,
  titleParts,
  vehiclePath,
  type Vehicle,
} from '../../core/stock/public';
import { enquiryAvailability, type EnquiryKind } from '../../core/enquiry/public';
import {
  backToVehicle,
  enquiryLead,
  moreOf,
  NO_TELEPHONE,
  RESERVED_FOR_COLLECTION,
  ringingSteps,
  unavailableWords,
  WHAT_HAPPENS,
} from '../copy/forms/enquiry-answer-copy';
import {
  ALL_BRANCHES,
  branchStockWords,
  callWords,
  OPTION_WORDS,
} from '../copy/forms/enquiry-copy';
import { vehicleWord } from '../copy/search-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { ButtonLink } from '../parts/button/button';
import { Icon } from '../parts/icon/icon';
import { Notice } from '../parts/notice/notice';
import { SiteLink } from '../parts/site-link/site-link';
import { StepList } from '../parts/step-list/step-list.styles';
import { Answer, Ways } from './enquiry-answer.styles';

export interface EnquiryAnswerProps {
  readonly kind: EnquiryKind;
  readonly vehicle: Vehicle;
  /** On a page of its own it leads back to the vehicle; in a window the vehicle is behind it. */
  readonly place: 'page' | 'window';
}

/**
 * What a shopper who enquires is answered until it can be done here: whom to ring, and what
 * happens then. An enquiry that cannot be made is answered with what can (SC-3, CC-01).
 */
export function EnquiryAnswer({ kind, vehicle, place }: EnquiryAnswerProps) {
  const availability = enquiryAvailability(kind, vehicle);
  const word = vehicleWord(vehicle.section, 1);
  const isTaken = availability === 'reserved' || availability === 'sold';
  return (
    <Answer>
      {availability === 'open' ? (
        <p className="lead">{enquiryLead(kind, cardLocation(vehicle)?.branch)}</p>
      ) : (
        <Notice tone="warning" title={unavailableWords(availability, word).title}>
          {kind === 'buy-now' && availability === 'reserved' ? (
            <p>
              {RESERVED_FOR_COLLECTION.before}
              <SiteLink href={searchPath(vehicle.section)}>
                {RESERVED_FOR_COLLECTION.search}
              </SiteLink>
              {RESERVED_FOR_COLLECTION.after}
            </p>
          ) : (
            <p>{unavailableWords(availability, word).sentence}</p>
          )}
        </Notice>
      )}
      {isTaken ? (
        <InsteadOf vehicle={vehicle} />
      ) : (
        <Ringing kind={kind} vehicle={vehicle} place={place} />
      )}
      <WaysOn vehicle={vehicle} leadsBack={place === 'page'} isTaken={isTaken} />
    </Answer>
  );
}

/** Others like it; and of one that is reserved, a call when it comes back. */
const InsteadOf = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { make, range } = titleParts(vehicle);
  return (
    <>
      {vehicle.status !== 'sold' && (
        <ButtonLink className="call" href={requestCallbackPath(vehicle)}>
          {OPTION_WORDS.callback}
        </ButtonLink>
      )}
      <ButtonLink
        className="call"
        kind={vehicle.status === 'sold' ? 'primary' : 'quiet'}
        href={toAddress(relatedQuery(vehicle))}
      >
        {moreOf(make, range)}
      </ButtonLink>
    </>
  );
};

function Ringing({ kind, vehicle, place }: EnquiryAnswerProps) {
  const location = cardLocation(vehicle);
  const Heading = place === 'page' ? 'h2' : 'h3';
  if (location?.telephone === undefined) {
    return (
      <p>
        {NO_TELEPHONE} <SiteLink href="/contact/">{ALL_BRANCHES}</SiteLink>
      </p>
    );
  }
  const word = vehicleWord(vehicle.section, 1);
  return (
    <>
      <ButtonLink className="call" href={telephoneAddress(location.telephone)}>
        <Icon name="phone" size={16} /> <span>{callWords(location.telephone)}</span>
      </ButtonLink>
      <section>
        <Heading>{WHAT_HAPPENS}</Heading>
        <StepList>
          {ringingSteps(kind, word, vehicle.registration).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </StepList>
      </section>
    </>
  );
}

interface WaysOnProps {
  readonly vehicle: Vehicle;
  readonly leadsBack: boolean;
  readonly isTaken: boolean;
}

function WaysOn({ vehicle, leadsBack, isTaken }: WaysOnProps) {
  const location = cardLocation(vehicle);
  const stock = branchStockPath(vehicle);
  const { make, range } = titleParts(vehicle);
  return (
    <Ways>
      {leadsBack && (
        <li>
          <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
        </li>
      )}
      {!isTaken && (
        <li>
          <SiteLink href={toAddress(relatedQuery(vehicle))}>{moreOf(make, range)}</SiteLink>
        </li>
      )}
      {location !== undefined && stock !== undefined && (
        <li>
          <SiteLink href={stock}>
            {branchStockWords(vehicle.section, location.town ?? location.branch)}
          </SiteLink>
        </li>
      )}
    </Ways>
  );
}
