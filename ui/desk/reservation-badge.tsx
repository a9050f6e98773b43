import { Badge } from '../parts/badge/badge';
import { shownTime } from './desk-copy';
import type { ShownReservation } from './desk-values';

type Stands = Pick<ShownReservation, 'state' | 'holdEndsAt' | 'collectedAt'>;

const wordsOf = ({ state, holdEndsAt, collectedAt }: Stands): string => {
  if (collectedAt !== undefined) return `Collected ${shownTime(collectedAt)}`;
  switch (state) {
    case 'held':
      return `Held while paying, until ${shownTime(holdEndsAt)}`;
    case 'reserved':
      return 'Reserved, paid';
    case 'released':
      return 'Ended, nothing was paid';
    case 'refunded':
      return 'Ended, paid back';
  }
};

const TONES = {
  held: 'brand',
  reserved: 'good',
  released: undefined,
  refunded: undefined,
} as const;

/** How a reservation stands, in a word or two. */
export const ReservationBadge = ({ reservation }: { readonly reservation: Stands }) => {
  const tone = reservation.collectedAt === undefined ? TONES[reservation.state] : undefined;
  return <Badge {...(tone !== undefined && { $tone: tone })}>{wordsOf(reservation)}</Badge>;
};
