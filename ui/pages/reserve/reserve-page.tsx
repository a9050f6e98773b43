import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import type { EnquiryFormState } from '../../../core/enquiry/public';
import { reservability } from '../../../core/reservation/public';
import { titleParts } from '../../../core/stock/public';
import { enquiryTitle } from '../../copy/forms/enquiry-copy';
import { ERROR_TITLE } from '../../copy/forms/form-copy';
import { reserveDescription } from '../../copy/reservation/reserve-page-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { VehiclePart } from '../../enquiry/reserve/vehicle-part';
import { EnquiryColumns } from '../../enquiry/about-vehicle-part.styles';
import { FeeTerms } from '../../enquiry/reserve/fee-terms';
import { NotReservablePart } from '../../enquiry/reserve/not-reservable-part';
import { Beside } from '../../enquiry/reserve/reserve.styles';
import { useTaken } from '../../enquiry/reserve/use-taken';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { FormWithNews, type ColumnProps } from './form-with-news';
import type { ReservePageState } from './reserve-page-state';
import { WithHoldPart } from './with-hold-part';

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
            <WithHoldPart.View state={state} posted={posted} own={own} />
          )}
        </BlockBoundary>
        <Beside>
          <VehiclePart.View vehicle={vehicle} />
          {saysWhatFeeDoes(state) && <FeeTerms section={vehicle.section} />}
        </Beside>
      </EnquiryColumns>
    </PageFrame>
  );
}

/** Whoever says to have begun it in another browser may try: the email address tells. */
const isOpenTo = ({ vehicle, goesOn }: ReservePageState): boolean => {
  const { kind } = reservability(vehicle);
  return kind === 'open' || (goesOn && kind === 'held');
};

/** As long as it can be paid: whoever has paid is not told again that half an hour is left. */
const saysWhatFeeDoes = (state: ReservePageState): boolean =>
  state.own === undefined ? isOpenTo(state) : state.own.status !== 'reserved';

function WithoutHold({ state, posted }: ColumnProps) {
  const { vehicle } = state;
  const before = reservability(vehicle);
  const [refusals, setRefusals] = useState(0);
  const { now } = useTaken(vehicle, refusals);
  if (before.kind !== 'open' && !isOpenTo(state) && posted === undefined) {
    return <NotReservablePart.View vehicle={vehicle} why={before} place="page" />;
  }
  return (
    <FormWithNews
      {...{ state, posted }}
      now={before.kind === 'held' && isOpenTo(state) && refusals === 0 ? { kind: 'open' } : now}
      onTaken={() => {
        setRefusals((before) => before + 1);
      }}
    />
  );
}
