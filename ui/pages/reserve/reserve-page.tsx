import { useActionData, useLoaderData } from 'react-router-dom';
import type { EnquiryFormState } from '../../../core/enquiry/public';
import {
  reservability,
  type Reservability,
  type ReservationStanding,
} from '../../../core/reservation/public';
import { titleParts, vehiclePath } from '../../../core/stock/public';
import { backToVehicle } from '../../copy/forms/enquiry-answer-copy';
import { enquiryTitle } from '../../copy/forms/enquiry-copy';
import { ERROR_TITLE } from '../../copy/forms/form-copy';
import { reserveDescription, takenMeanwhile } from '../../copy/reservation/reserve-page-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { EnquiryColumns } from '../../enquiry/about-vehicle.styles';
import { FeeTerms } from '../../enquiry/reserve/fee-terms';
import { NotReservable } from '../../enquiry/reserve/not-reservable';
import { OwnHold } from '../../enquiry/reserve/own-hold';
import { ReserveForm } from '../../enquiry/reserve/reserve-form';
import { Beside, FormColumn } from '../../enquiry/reserve/reserve.styles';
import { useStanding } from '../../enquiry/reserve/use-standing';
import { useTaken } from '../../enquiry/reserve/use-taken';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import type { ReservePageState } from './reserve-loader';

export { reserveAction } from './late-reserve-action';
export { reserveLoader } from './reserve-loader';

/** Reserving one vehicle (ROUTE-27): it beside the form, with script and without. */
export function ReservePage() {
  const state = useLoaderData<ReservePageState>();
  const posted = useActionData<EnquiryFormState>();
  const { vehicle, own } = state;
  const title = titleWords(titleParts(vehicle));
  const heading = enquiryTitle('reserve', title);
  const isStopped = posted !== undefined && (posted.stops > 0 || posted.phase.kind === 'refused');
  return (
    <PageFrame>
      <PageHead
        title={isStopped ? ERROR_TITLE + heading : heading}
        description={reserveDescription(title)}
        indexed={false}
      />
      <h1>{heading}</h1>
      <EnquiryColumns>
        <BlockBoundary name="The form">
          {own === undefined ? (
            <WithoutHold state={state} posted={posted} />
          ) : (
            <WithHold state={state} posted={posted} own={own} />
          )}
        </BlockBoundary>
        <Beside>
          <AboutVehicle vehicle={vehicle} />
          <FeeTerms section={vehicle.section} />
        </Beside>
      </EnquiryColumns>
    </PageFrame>
  );
}

interface ColumnProps {
  readonly state: ReservePageState;
  readonly posted: EnquiryFormState | undefined;
}

function WithoutHold({ state, posted }: ColumnProps) {
  const { vehicle, goesOn } = state;
  const before = reservability(vehicle);
  const now = useTaken(vehicle, 0);
  const mayGoOn = goesOn && before.kind === 'held';
  if (before.kind !== 'open' && !mayGoOn && posted === undefined) {
    return <NotReservable vehicle={vehicle} why={before} place="page" />;
  }
  return <FormWithNews {...{ state, posted, now: mayGoOn ? { kind: 'open' } : now }} />;
}

function WithHold({ state, posted, own }: ColumnProps & { readonly own: ReservationStanding }) {
  const { vehicle } = state;
  const standing = useStanding(own, 'failed');
  const now = useTaken(vehicle, standing.told);
  const { status } = standing.standing;
  const isOurs = status === 'held' || status === 'reserved';
  const hold = <OwnHold state={standing} section={vehicle.section} now={now.kind} />;
  if (status === 'reserved') {
    return (
      <FormColumn>
        {hold}
        <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
      </FormColumn>
    );
  }
  // The form stays where it is, or what is being typed would go.
  const wasOurs = own.status === 'held';
  if (!isOurs && now.kind !== 'open' && !wasOurs && posted === undefined) {
    return (
      <FormColumn>
        {hold}
        <NotReservable vehicle={vehicle} why={now} place="page" />
      </FormColumn>
    );
  }
  return (
    <FormColumn>
      {hold}
      <FormWithNews
        {...{ state, posted, now: isOurs ? { kind: 'open' } : now }}
        onReturn={standing.ask}
      />
    </FormColumn>
  );
}

interface FormWithNewsProps extends ColumnProps {
  readonly now: Reservability;
  readonly onReturn?: () => void;
}

/** The form, and over it that somebody else has begun to reserve the vehicle while it was open. */
function FormWithNews({ state, posted, now, onReturn }: FormWithNewsProps) {
  const { vehicle, start, typed } = state;
  const taken = takenMeanwhile(vehicle.section);
  return (
    <FormColumn>
      <div role="status">
        {now.kind !== 'open' && (
          <Notice tone="warning" title={taken.title}>
            <p>{taken.sentence}</p>
          </Notice>
        )}
      </div>
      {now.kind !== 'open' && <NotReservable vehicle={vehicle} why={now} place="page" />}
      <ReserveForm
        vehicle={vehicle}
        start={start}
        posted={posted ?? typed}
        {...(onReturn !== undefined && { onReturn })}
      />
    </FormColumn>
  );
}
