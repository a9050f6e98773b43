import type { ReservationStanding } from '../../../../core/reservation/public';
import { RESERVATION_FEE, VISIT_MINUTES } from '../../../../core/reservation/public';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import {
  cardLocation,
  directionsAddress,
  vehiclePath,
  type Vehicle,
} from '../../../../core/stock/public';
import { appointmentWords } from '../../../copy/forms/calendar-copy';
import { backToVehicle } from '../../../copy/forms/enquiry-answer-copy';
import { callWords, DIRECTIONS, OPENS_A_NEW_TAB } from '../../../copy/forms/enquiry-copy';
import { OUTCOME_PAGE, PAID_TWICE, RESERVED } from '../../../copy/reservation/outcome-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { CalendarLink } from '../../../enquiry/calendar-link';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { StepList } from '../../../parts/step-list/step-list.styles';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { inPounds } from '../../../../core/kernel/money';
import { KeptFacts } from '../../../enquiry/kept-facts.styles';
import { Links } from '../outcome.styles';

export interface ReservedDetailsProps {
  readonly standing: ReservationStanding;
  readonly vehicle: Vehicle | undefined;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** What is to be kept of a reservation that is paid for, what happens next, and the ways there. */
export function ReservedDetails({ standing, vehicle, now }: ReservedDetailsProps) {
  const { id, reference, visit, payment } = standing;
  const place = vehicle === undefined ? undefined : cardLocation(vehicle);
  const title = standing.vehicle?.title ?? '';
  const appointment = visit && { ...visit, minutes: VISIT_MINUTES };
  return (
    <>
      {payment === 'refunded' && (
        <Notice>
          <p>{PAID_TWICE}</p>
        </Notice>
      )}
      <KeptFacts>
        {reference !== undefined && (
          <div>
            <dt>{RESERVED.reference}</dt>
            <dd className="reference">{reference}</dd>
          </div>
        )}
        <div>
          <dt>{RESERVED.paid}</dt>
          <dd>{inPounds(RESERVATION_FEE)}</dd>
        </div>
        {appointment !== undefined && (
          <div>
            <dt>{RESERVED.visit}</dt>
            <dd>{appointmentWords(appointment)}</dd>
          </div>
        )}
        {place !== undefined && (
          <div>
            <dt>{RESERVED.where}</dt>
            <dd>
              {[place.branch, place.town, place.postcode?.replaceAll(' ', '\u00a0')]
                .filter((part) => part !== undefined)
                .join(', ')}
            </dd>
          </div>
        )}
        {title !== '' && vehicle === undefined && (
          <div>
            <dt>{RESERVED.vehicle}</dt>
            <dd>{title}</dd>
          </div>
        )}
      </KeptFacts>
      <Links className="screen-only">
        {appointment !== undefined && (
          <li>
            <CalendarLink
              appointment={appointment}
              receipt={{ confirmation: '', ...(reference !== undefined && { reference }) }}
              branch={
                place && {
                  id: '',
                  slug: '',
                  name: place.branch,
                  ...(place.town !== undefined && { town: place.town }),
                  ...(place.postcode !== undefined && { postcode: place.postcode }),
                  ...(place.telephone !== undefined && { telephone: place.telephone }),
                }
              }
              title={RESERVED.visitTitle(title)}
              today={dayInBritain(now)}
            />
          </li>
        )}
        {place !== undefined && (
          <li>
            <SiteLink href={directionsAddress(place)} target="_blank">
              {DIRECTIONS} <VisuallyHidden>{OPENS_A_NEW_TAB}</VisuallyHidden>
            </SiteLink>
          </li>
        )}
        {place?.telephone !== undefined && (
          <li>
            <a href={telephoneAddress(place.telephone)}>{callWords(place.telephone)}</a>
          </li>
        )}
        <li>
          <Button
            kind="link"
            compact
            onClick={() => {
              window.print();
            }}
          >
            {RESERVED.print}
          </Button>
        </li>
      </Links>
      <section>
        <h2>{RESERVED.next}</h2>
        <StepList>
          {RESERVED.steps(place?.branch ?? OUTCOME_PAGE.branch).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </StepList>
      </section>
      <p>{RESERVED.email}</p>
      <p>{RESERVED.changes(place?.telephone)}</p>
      <Links className="screen-only">
        <li>
          <SiteLink href={`/click-collect/password-reset/?reservation=${encodeURIComponent(id)}`}>
            {RESERVED.follow}
          </SiteLink>
        </li>
        {vehicle !== undefined && (
          <li>
            <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
          </li>
        )}
      </Links>
    </>
  );
}
