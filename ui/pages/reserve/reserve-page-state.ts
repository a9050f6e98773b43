import type { EnquiryFormState } from '../../../core/enquiry/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import type { VehicleInFull } from '../../../core/stock/public';
import type { FormStart } from '../../enquiry/form-start';

/** Plain data, that travels with the page. */
export interface ReservePageState {
  readonly vehicle: VehicleInFull;
  readonly start: FormStart;
  /** The shopper's own reservation of this vehicle, as it stands. */
  readonly own?: ReservationStanding | undefined;
  /** What was typed without script before the shopper went to the checkout. */
  readonly typed?: EnquiryFormState | undefined;
  /** Whoever says to have begun the reservation elsewhere may go on. */
  readonly goesOn: boolean;
}
