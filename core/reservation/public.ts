export type { CheckoutStart, ReservationStanding } from './model/checkout-start';
export {
  isLive,
  isPayable,
  type AttemptState,
  type PaymentAttempt,
  type Reservation,
  type ReservationBook,
  type ReservationState,
} from './model/reservation';
export type {
  Collected,
  EndRefusal,
  PaymentTold,
  RefundReason,
  ReservationConsequence,
  ReservationEvent,
  ReservationOutcome,
  ReservationRefusal,
  Withdrawn,
} from './model/reservation-event';
export {
  DOCUMENTED_VISIT,
  HOLD_MS,
  MINIMUM_DEPOSIT,
  RESERVATION_FEE,
} from './model/reservation-terms';
export type { ReservationDesk, ReservationRequest } from './ports/reservation-desk';
export { advanceBook } from './rules/advance-book';
export { feeBack, type ReservationEnd } from './rules/fee-back';
export { canReserve } from './rules/can-reserve';
export {
  NEEDED_TO_RESERVE,
  openingsOfBranch,
  RESERVATION_FIELDS,
  reservationForm,
  type ReservationField,
  type ReservationNeed,
} from './rules/reservation-form';
