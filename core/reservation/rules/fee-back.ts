import { pence, type Money } from '../../kernel/money';
import type { RefundReason } from '../model/reservation-event';
import { RESERVATION_FEE } from '../model/reservation-terms';

/** How a paid reservation ends: `collected`, by the vehicle's being handed over; else by the fee's being given back. */
export type ReservationEnd = RefundReason | 'collected';

/**
 * What of the fee a shopper gets back: all of it until they collect the vehicle, whoever ends the
 * reservation and why; then nothing, since it is taken off the price of the vehicle.
 */
export const feeBack = (end: ReservationEnd): Money =>
  end === 'collected' ? pence(0) : RESERVATION_FEE;
