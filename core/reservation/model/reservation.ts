import type { Attempt } from '../../payment/public';

/** One visit to a checkout. Each is kept on its own: what becomes of one says nothing of another (PY-5). */
export interface PaymentAttempt extends Attempt {
  /** Of the submission that it was made for, by which a repeat is known. */
  readonly key: string;
  /** Of what the shopper said, so that a key that comes with something else is known. */
  readonly fingerprint: string;
}

/**
 * - `held`: for one shopper, who is paying, until `holdEndsAt`.
 * - `reserved`: the fee is paid.
 * - `released`: the vehicle is free of it, and no fee was taken.
 * - `refunded`: the vehicle is free of it, and the fee that came is given back.
 */
export type ReservationState = 'held' | 'reserved' | 'released' | 'refunded';

export interface Reservation {
  readonly id: string;
  /** Whose it is: the same for the same shopper, and nothing that could be read back. */
  readonly owner: string;
  readonly state: ReservationState;
  /** Milliseconds since 1970 in UTC, by the back end's clock, as all times here. */
  readonly heldAt: number;
  readonly holdEndsAt: number;
  /** When the vehicle was handed over to the shopper: it stays theirs, and the fee is part of the price. */
  readonly collectedAt?: number;
  /** In the order in which they were begun. */
  readonly attempts: readonly PaymentAttempt[];
}

/** All that is known of the reservations of one vehicle. */
export interface ReservationBook {
  /** Whether the stock offers the vehicle, whatever stands in this book. */
  readonly isForSale: boolean;
  /** In the order in which they were begun; ended ones may be left out where nothing that comes concerns them. */
  readonly reservations: readonly Reservation[];
}

/** Whether it keeps the vehicle from others. */
export const isLive = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'held' || state === 'reserved';
