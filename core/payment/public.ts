export {
  isPayable,
  isSettled,
  type Attempt,
  type AttemptState,
  type PaymentNews,
} from './model/payment-attempt';
export { ASKS_AFTER_S } from './journey/ask-again';
export { watchPayment, type PaymentWatch, type WatchedPayment } from './journey/watch-payment';
export { closeAttempts, withAttemptState } from './rules/change-attempts';
