import type { OwnReservation } from '../model/own-reservation';

/** Whether a customer can still give a reservation up and have back what they paid: until the vehicle is collected. */
export const canGiveUp = ({
  status,
  collectedAt,
}: Pick<OwnReservation, 'status' | 'collectedAt'>): boolean =>
  status === 'reserved' && collectedAt === undefined;
