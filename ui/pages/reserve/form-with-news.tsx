import type { EnquiryFormState } from '../../../core/enquiry/public';
import type { Reservability } from '../../../core/reservation/public';
import { takenMeanwhile } from '../../copy/reservation/reserve-page-copy';
import { NotReservablePart } from '../../enquiry/reserve/not-reservable-part';
import { ReserveForm } from '../../enquiry/reserve/reserve-form';
import { FormColumn } from '../../enquiry/reserve/reserve.styles';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import type { ReservePageState } from './reserve-page-state';

export interface ColumnProps {
  readonly state: ReservePageState;
  /** The form as a post without script left it. */
  readonly posted: EnquiryFormState | undefined;
}

interface FormWithNewsProps extends ColumnProps {
  readonly now: Reservability;
  readonly onReturn?: () => void;
  readonly onTaken?: () => void;
}

/** The form, and over it that somebody else has begun to reserve the vehicle while it was open. */
export function FormWithNews({ state, posted, now, onReturn, onTaken }: FormWithNewsProps) {
  const { vehicle, start, typed } = state;
  return (
    <FormColumn>
      <VisuallyHidden role="status">
        {now.kind === 'open' ? '' : takenMeanwhile(vehicle.section)}
      </VisuallyHidden>
      {now.kind !== 'open' && (
        <div>
          <NotReservablePart.View vehicle={vehicle} why={now} place="page" />
        </div>
      )}
      <ReserveForm
        vehicle={vehicle}
        start={start}
        posted={posted ?? typed}
        {...(onReturn !== undefined && { onReturn })}
        {...(onTaken !== undefined && { onTaken })}
      />
    </FormColumn>
  );
}
