import { useState } from 'react';
import { reservability, type ReservationStanding } from '../../../../core/reservation/public';
import { vehiclePath } from '../../../../core/stock/public';
import { backToVehicle } from '../../../copy/forms/enquiry-answer-copy';
import { NotReservablePart } from '../../../enquiry/reserve/not-reservable-part';
import { OwnHold } from '../../../enquiry/reserve/own-hold';
import { FormColumn } from '../../../enquiry/reserve/reserve.styles';
import { useStanding } from '../../../enquiry/reserve/use-standing';
import { useTaken } from '../../../enquiry/reserve/use-taken';
import { SiteLink } from '../../../parts/site-link/site-link';
import { FormWithNews, type ColumnProps } from '../form-with-news';

export interface WithHoldProps extends ColumnProps {
  readonly own: ReservationStanding;
}

/** The form for a shopper who has begun to reserve this vehicle: their own hold shuts nobody out (PY-6). */
export function WithHold({ state, posted, own }: WithHoldProps) {
  const { vehicle } = state;
  const standing = useStanding(own, 'failed');
  const { told } = standing;
  const { status } = standing.standing;
  const [refusals, setRefusals] = useState(0);
  const { now, isCurrent } = useTaken(vehicle, told + refusals);
  const isOurs = status === 'held' || !isCurrent;
  const hold = <OwnHold state={standing} section={vehicle.section} now={now.kind} />;
  if (status === 'reserved') {
    return (
      <FormColumn>
        {hold}
        <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
      </FormColumn>
    );
  }
  // A form that is there stays there, or what is being typed would go.
  const before = reservability(vehicle);
  if (own.status !== 'held' && posted === undefined && before.kind !== 'open') {
    return (
      <FormColumn>
        {hold}
        <NotReservablePart.View vehicle={vehicle} why={before} place="page" />
      </FormColumn>
    );
  }
  return (
    <FormColumn>
      {hold}
      <FormWithNews
        {...{ state, posted, now: isOurs ? { kind: 'open' } : now }}
        onReturn={standing.ask}
        onTaken={() => {
          setRefusals((before) => before + 1);
        }}
      />
    </FormColumn>
  );
}
