/**
 * What has become of one attempt to pay.
 *
 * - `open`: nobody has paid there yet.
 * - `declined`: the bank said no, and another card may be tried at the same checkout.
 * - `paid`: the sum was taken, and is kept.
 * - `cancelled`: the shopper left the checkout by Cancel.
 * - `expired`: the provider ended it.
 * - `closed`: we ended it, since another attempt took its place or its time was over.
 * - `refunded`: the sum was taken there and is given back.
 */
export type AttemptState =
  'open' | 'declined' | 'paid' | 'cancelled' | 'expired' | 'closed' | 'refunded';

/** One visit to a checkout, by our own name of it, which travels with it. */
export interface Attempt {
  readonly id: string;
  readonly state: AttemptState;
}

/**
 * What the provider tells of an attempt. `refunded`: it has given the sum back, at whoever's wish.
 */
export type PaymentNews = 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded';

/** Whether somebody can still pay there. */
export const isPayable = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'open' || state === 'declined';

/** Whether money was taken there, kept or not: what is told of it again changes nothing. */
export const isSettled = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'paid' || state === 'refunded';
