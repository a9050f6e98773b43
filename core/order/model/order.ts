import type { Money } from '../../kernel/money';
import type { DepositAttempt } from './order-deposit';
import type { OrderAgreement } from './order-agreement';
import type { OrderSections } from './order-sections';

/**
 * - `started`: the customer fills it in; it keeps nothing from anybody.
 * - `placed`: the vehicle and the time are the customer's.
 * - `ready`: the vehicle waits at the branch.
 * - `collected`: it was handed over.
 * - `cancelled`: by the customer or the branch.
 * - `expired`: it was started, and nobody went on with it; or it was placed, and its deposit was not paid in time.
 */
export const ORDER_STATES = [
  'started',
  'placed',
  'ready',
  'collected',
  'cancelled',
  'expired',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Money that reached the group for an order. */
export interface OrderPayment {
  /** The cashier's or the bank's own name of it: told twice, it is one. */
  readonly id: string;
  readonly amount: Money;
  /** It went back, or is on its way. */
  readonly isPaidBack: boolean;
  /** When the card's provider had given it back; absent of what people give back. */
  readonly paidBackAt?: number;
}

/** One customer's order of one vehicle. Times are milliseconds since 1970 in UTC, by the back end's clock. */
export interface Order {
  readonly id: string;
  readonly customer: string;
  /** Of the submission that started it, by which a repeat is known. */
  readonly key: string;
  /** By its stock number. */
  readonly vehicle: string;
  readonly state: OrderState;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly placedAt?: number;
  /** When it was collected, cancelled, or expired. */
  readonly endedAt?: number;
  readonly sections: OrderSections;
  /** What was agreed when it was placed. */
  readonly agreement?: OrderAgreement;
  readonly payments: readonly OrderPayment[];
  /** Visits to the checkout where the deposit is paid, in the order in which they were begun. */
  readonly attempts: readonly DepositAttempt[];
  /** Until when a placed order waits for its deposit; absent where it asks for none, or waits without end. */
  readonly depositDueAt?: number;
}

/** Whether it counts among the two that a customer may have (CC-06), and keeps its time. */
export const isLiveOrder = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'placed' || state === 'ready';

/** Whether the vehicle is kept from others: one that was handed over stays gone. */
export const keepsVehicle = (order: Pick<Order, 'state'>): boolean =>
  isLiveOrder(order) || order.state === 'collected';

/** Whether it was placed, and has ended since its deposit was not paid in time. */
export const isEndedUnpaid = ({
  state,
  placedAt,
}: Pick<Order, 'state'> & { readonly placedAt?: number | string }): boolean =>
  state === 'expired' && placedAt !== undefined;
