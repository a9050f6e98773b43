import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Submission, SubmitFailure } from '../../enquiry/public';
import type { GatewayFailure } from '../../kernel/failure';
import type { CheckoutStart, ReservationStanding } from '../model/checkout-start';

/** A reservation form as it leaves, and the vehicle that it is of. */
export interface ReservationRequest {
  readonly slug: string;
  /** As it is on the plate; absent where it is not known. */
  readonly registration?: string;
  readonly submission: Submission;
}

/** Where vehicles are reserved. */
export interface ReservationDesk {
  /**
   * Holds the vehicle and opens a checkout (CALL-44). The same key gives the same reservation,
   * however often it is sent. Refused with 409 and a reason where the vehicle is taken, with how long
   * to wait where that may pass; an answer without an id is unreadable, and nothing was charged (RV-3).
   */
  readonly reserve: (
    request: ReservationRequest,
  ) => Observable<Either<SubmitFailure, CheckoutStart>>;
  /** How it stands at the back end; refused with 404 where there is none of this id. */
  readonly standing: (id: string) => Observable<Either<GatewayFailure, ReservationStanding>>;
  /**
   * Gives a reservation up, by its id or reference and the e-mail address that it was made with: what
   * was paid is given back. Refused with 404 where there is none of both, and with 409 once the
   * vehicle is collected.
   */
  readonly withdraw: (
    id: string,
    email: string,
  ) => Observable<Either<GatewayFailure, ReservationStanding>>;
}
