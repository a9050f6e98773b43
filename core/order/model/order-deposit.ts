import type { Money } from '../../kernel/money';
import type { Attempt } from '../../payment/public';

/** One visit to the checkout of an order's deposit. Its id is the id of the payment that comes of it, too. */
export interface DepositAttempt extends Attempt {
  /** What is paid there. */
  readonly amount: Money;
  /** Nobody begins to pay there after it. Milliseconds since 1970 in UTC. */
  readonly endsAt: number;
}

/**
 * - `not-asked`: nothing is paid first, or it is paid otherwise, or the order is not placed.
 * - `owed`: the order waits for it, and nobody is paying.
 * - `being-paid`: a checkout is open.
 * - `declined`: the bank said no, and another card may be tried.
 * - `paid`: it was taken, and is kept.
 * - `to-refund`: it is on its way back.
 * - `refunded`: the provider has given it back.
 */
export const DEPOSIT_STATES = [
  'not-asked',
  'owed',
  'being-paid',
  'declined',
  'paid',
  'to-refund',
  'refunded',
] as const;

export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Whether it is still to be paid, by this card or another. */
export const isDepositUnpaid = ({ state }: { readonly state: DepositState }): boolean =>
  state === 'owed' || state === 'being-paid' || state === 'declined';

/** How the deposit of an order stands. */
export interface OrderDeposit {
  readonly state: DepositState;
  /** What is owed, was paid, or goes back; nothing where none is asked. */
  readonly amount: Money;
  /** Of one that is not paid: until when the order waits. Milliseconds since 1970 in UTC. */
  readonly dueAt?: number;
  /** The checkout that is open. */
  readonly attemptId?: string;
}
