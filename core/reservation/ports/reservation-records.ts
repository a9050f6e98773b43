import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { OwnReservation } from '../model/own-reservation';

/** What a customer who is logged in has reserved. Refused with 401 where nobody is. */
export interface ReservationRecords {
  /**
   * Those that were made with the customer's address of e-mail, the newest first, ended ones among
   * them. Refused with 404 by a back end that keeps no such list.
   */
  readonly reservations: () => Observable<Either<GatewayFailure, readonly OwnReservation[]>>;
}
