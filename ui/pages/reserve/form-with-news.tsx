import type { EnquiryFormState } from '../../../core/enquiry/public';
import type { Reservability } from '../../../core/reservation/public';
import { takenMeanwhile } from '../../copy/reservation/reserve-page-copy';
import { NotReservablePart } from '../../enquiry/reserve/not-reservable-part';
import { ReserveForm } from '../../enquiry/reserve/reserve-form';
import { FormColumn } from '../../enquiry/reserve/reserve.styles';
import { Notice } from '../../parts/notice/notice';
import type { ReservePageState } from './reserve-page-state';

export interface ColumnProps {
  readonly state: ReservePageState;
  /** The form as a post without script left it. */
  readonly posted: EnquiryFormState | undefined;
}

interface FormWithNewsProps extends ColumnProps {
  readonly now: Reservability;
  readonly onReturn?: () => void;
}

/** The form, and over it that somebody else has begun to reserve the vehicle while it was open. */
export function FormWithNews({ state, posted, now, onReturn }: FormWithNewsProps) {
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
      {now.kind !== 'open' && <NotReservablePart.View vehicle={vehicle} why={now} place="page" />}
      <ReserveForm
        vehicle={vehicle}
        start={start}
        posted={posted ?? typed}
        {...(onReturn !== undefined && { onReturn })}
      />
    </FormColumn>
  );
}
