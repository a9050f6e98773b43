import type { ReservationStanding } from '../../../../core/reservation/public';
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
        <NotReservablePart.View vehicle={vehicle} why={now} place="page" />
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
