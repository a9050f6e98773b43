import type { Scope } from '../../kernel/scope';
import { watchPayment, type PaymentWatch, type WatchedPayment } from '../../payment/public';
import type { ReservationStanding } from '../model/checkout-start';
import type { ReservationDesk } from '../ports/reservation-desk';
import { holdLeft } from '../rules/hold-left';
import { mayYetBePaid, reservationNews } from '../rules/reservation-news';

export type StandingState = WatchedPayment<ReservationStanding>;
export type StandingWatch = PaymentWatch<ReservationStanding>;

/** How a reservation stands, while somebody looks at it; asked again when its hold ends by the back end's clock. */
export const watchStanding = (
  scope: Scope,
  desk: Pick<ReservationDesk, 'standing'>,
  first: ReservationStanding,
  page: 'success' | 'failed',
): StandingWatch =>
  watchPayment(scope, {
    first,
    ask: () => desk.standing(first.id),
    mayYetBePaid: (standing) => mayYetBePaid(reservationNews(standing, page), page),
    timeLeft: holdLeft,
  });
