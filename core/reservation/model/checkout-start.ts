import type { AttemptState } from '../../payment/public';
import type { ReservationState } from './reservation';

/** Where a reservation that was begun is paid for. */
export interface CheckoutStart {
  /** Of the checkout's session: what the provider knows it by (RES-04). */
  readonly id: string;
  /** Where the session is; absent where only the provider's own script can lead there. */
  readonly checkoutAddress?: string;
  /** Absent where the back end does not say. */
  readonly status?: ReservationState;
  /** ISO instant; until then the vehicle is kept for the shopper. */
  readonly holdEndsAt?: string;
}

/** How a reservation stands, for whoever has its id: nothing of the person is in it. */
export interface ReservationStanding {
  readonly id: string;
  readonly status: ReservationState;
  /** What became of the payment of this id, which may not be the one that counted. */
  readonly payment?: AttemptState;
  /** ISO instant, of a vehicle that is held. */
  readonly holdEndsAt?: string;
  /** What may be named on the telephone, once it is paid for. */
  readonly reference?: string;
  readonly vehicle?: { readonly stockId: string; readonly slug: string; readonly title: string };
  /** When the shopper comes to see it: "2026-12-04" and "12:00". */
  readonly visit?: { readonly day: string; readonly time: string };
  /** ISO instant at which this was told, by the clock of whoever told it; a browser's own may be wrong. */
  readonly toldAt?: string;
}
