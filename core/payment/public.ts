export {
  isPayable,
  isSettled,
  type Attempt,
  type AttemptState,
  type PaymentNews,
} from './model/payment-attempt';
export { ASKS_AFTER_S, asksForPayment$ } from './journey/ask-again';
export { closeAttempts, withAttemptState } from './rules/change-attempts';
