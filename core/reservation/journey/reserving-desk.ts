import { isLeft, left, type Either } from 'fp-ts/Either';
import { asapScheduler, map, type Observable, of, switchMap } from 'rxjs';
import type { EnquiryDesk, Receipt, SubmitFailure } from '../../enquiry/public';
import type { CheckoutStart } from '../model/checkout-start';
import type { Checkout } from '../ports/checkout';
import type { ReservationDesk } from '../ports/reservation-desk';

export interface ReservingParts {
  readonly desk: Pick<ReservationDesk, 'reserve'>;
  readonly checkout: Checkout;
  /** The vehicle, and the path of the page where it is reserved. */
  readonly slug: string;
  readonly registration?: string | undefined;
  readonly reservePath: string;
  /** Told that the vehicle is held, before the checkout is gone to. */
  readonly began?: (start: CheckoutStart) => void;
  /** Told that the shopper came back from the checkout, once the form has heard of it. */
  readonly cameBack: () => void;
}

/** What a form hears of a shopper who came back: nothing went wrong, and nothing is to be said. */
const RETURNED: SubmitFailure = { kind: 'refused', status: 499 };

/**
 * The desk of a reservation's form: what is handed in holds the vehicle and leads to the checkout.
 * It gives no receipt, since the page is left; what stops it is the form's to show, with all that was
 * typed, and the button comes back (RES-03 to RES-05).
 */
export const reservingDesk = ({
  desk,
  checkout,
  slug,
  registration,
  reservePath,
  began,
  cameBack,
}: ReservingParts): EnquiryDesk => ({
  submit: (submission): Observable<Either<SubmitFailure, Receipt>> =>
    desk.reserve({ slug, ...(registration !== undefined && { registration }), submission }).pipe(
      switchMap((answer) => {
        if (isLeft(answer)) return of(answer);
        began?.(answer.right);
        return checkout.pay(answer.right, reservePath).pipe(
          map((stop) => {
            if (stop.kind === 'not-there') return left(stop.failure);
            asapScheduler.schedule(cameBack);
            return left(RETURNED);
          }),
        );
      }),
    ),
});
