export type { CheckoutStart, ReservationStanding } from './model/checkout-start';
export type { OwnReservation } from './model/own-reservation';
export {
  isLive,
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
export { watchStanding, type StandingState, type StandingWatch } from './journey/watch-standing';
export { reservingDesk, type ReservingParts } from './journey/reserving-desk';
export type { Checkout, CheckoutStop } from './ports/checkout';
export type { ReservationDesk, ReservationRequest } from './ports/reservation-desk';
export type { ReservationRecords } from './ports/reservation-records';
export { advanceBook } from './rules/advance-book';
export { feeBack, type ReservationEnd } from './rules/fee-back';
export { canGiveUp } from './rules/can-give-up';
export { canReserve } from './rules/can-reserve';
export { firstVisit } from './rules/first-visit';
export { holdLeft } from './rules/hold-left';
export { reservability, type Reservability } from './rules/reservability';
export { mayYetBePaid, reservationNews, type ReservationNews } from './rules/reservation-news';
export { outcomePath, wayToPay, type WayToPay } from './rules/way-to-pay';
export {
  NEEDED_TO_RESERVE,
  openingsOfBranch,
  RESERVATION_FIELDS,
  reservationForm,
  VISIT_MINUTES,
  type ReservationField,
  type ReservationNeed,
} from './rules/reservation-form';
