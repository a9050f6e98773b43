import type { ReservationStanding } from '../model/checkout-start';

/**
 * What is to be told of a reservation.
 *
 * - `reserved`: paid for.
 * - `confirming`: the shopper comes from the checkout, and the payment has not been told yet.
 * - `declined`: held, and the bank said no: another card may be tried.
 * - `held`: held, and nobody has paid.
 * - `refunded`: what was paid is on its way back: somebody else has the vehicle.
 * - `cancelled`: the shopper left by Cancel; nothing was charged.
 * - `ended`: the hold is over; nothing was charged.
 */
export type ReservationNews =
  'reserved' | 'confirming' | 'declined' | 'held' | 'refunded' | 'cancelled' | 'ended';

/**
 * By how it stands at the back end. Of the address only one thing is taken: whoever comes by that of
 * success says to have paid, so that what is not known yet may be on its way.
 */
export function reservationNews(
  { status, payment }: Pick<ReservationStanding, 'status' | 'payment'>,
  page: 'success' | 'failed',
): ReservationNews {
  switch (status) {
    case 'reserved':
    case 'refunded':
      return status;
    case 'held':
      if (payment === 'declined') return 'declined';
      return page === 'success' && (payment === 'open' || payment === undefined)
        ? 'confirming'
        : 'held';
    case 'released':
      return payment === 'cancelled' ? 'cancelled' : 'ended';
  }
}

/** Whether a payment that is told late may still change it. */
export const mayYetBePaid = (news: ReservationNews, page: 'success' | 'failed'): boolean =>
  page === 'success' && (news === 'confirming' || news === 'ended');
