import type { ReservationStanding } from './checkout-start';

/** A reservation as its customer sees it among their own. Times are ISO instants. */
export interface OwnReservation extends ReservationStanding {
  /** When the vehicle was first held. */
  readonly heldAt?: string;
  /** When it was handed over: there is nothing to give up any more. */
  readonly collectedAt?: string;
}
