import type { PaymentNews } from '../../payment/public';
import type { ReservationBook } from './reservation';

/** Somebody asks for the vehicle. */
export interface Submitted {
  readonly kind: 'submitted';
  readonly key: string;
  readonly fingerprint: string;
  readonly owner: string;
  /** For the reservation and the attempt that it may lead to; nothing else has them. */
  readonly reservationId: string;
  readonly attemptId: string;
}

/** What the provider tells of an attempt; it may come late, twice, or in another order than it happened. */
export interface PaymentTold {
  readonly kind: PaymentNews;
  readonly attemptId: string;
}

/** The shopper gives the vehicle up, or the desk does for them. */
export interface Withdrawn {
  readonly kind: 'withdrawn';
  readonly reservationId: string;
  readonly by: 'shopper' | 'desk';
}

/** The desk has handed the vehicle over. */
export interface Collected {
  readonly kind: 'collected';
  readonly reservationId: string;
}

/** Time has passed. */
export interface ClockMoved {
  readonly kind: 'clock';
}

export type ReservationEvent = Submitted | PaymentTold | Withdrawn | Collected | ClockMoved;

/** Why a vehicle cannot be reserved. */
export type ReservationRefusal =
  /** Somebody else is paying for it, until that moment. */
  | { readonly why: 'held'; readonly holdEndsAt: number }
  /** Somebody has paid for it. */
  | { readonly why: 'reserved' }
  /** The stock offers it no more. */
  | { readonly why: 'not-for-sale' }
  /** The key came with something else before. */
  | { readonly why: 'key-of-another' };

/** Why a fee is given back. */
export type RefundReason = 'vehicle-gone' | 'paid-twice' | 'withdrawn' | 'withdrawn-by-desk';

/**
 * `collected`: the vehicle is the shopper's by now; `not-reserved`: nobody has paid for it, or it was
 * ended before; `unknown`: there is no such reservation.
 */
export type EndRefusal = 'collected' | 'not-reserved' | 'unknown';

/** What is to be done outside the book because of an event, in this order. */
export type ReservationConsequence =
  /** The shopper pays at this attempt: one that has just been begun, or goes on. */
  | {
      readonly kind: 'go-to-checkout';
      readonly reservationId: string;
      readonly attemptId: string;
      readonly isNew: boolean;
    }
  /** There is nothing to pay: what became of this attempt is to be shown. */
  | { readonly kind: 'show'; readonly reservationId: string; readonly attemptId: string }
  | { readonly kind: 'refuse'; readonly refusal: ReservationRefusal }
  /** Nobody may pay there any more. */
  | { readonly kind: 'close-checkout'; readonly attemptId: string }
  /** The vehicle is the shopper's: branch and shopper are told. */
  | { readonly kind: 'confirm'; readonly reservationId: string; readonly attemptId: string }
  /** The fee is given back, once, and the shopper is told why. */
  | {
      readonly kind: 'refund';
      readonly reservationId: string;
      readonly attemptId: string;
      readonly why: RefundReason;
    }
  /** The provider has given the fee of a reserved vehicle back: branch and shopper are told. */
  | { readonly kind: 'given-back'; readonly reservationId: string; readonly attemptId: string }
  /** It cannot be ended so; nothing has changed. */
  | { readonly kind: 'cannot-end'; readonly reservationId: string; readonly why: EndRefusal }
  /** Nobody knows the attempt: what was told is to be kept until somebody does (PY-1). */
  | { readonly kind: 'unknown-attempt'; readonly attemptId: string };

export interface ReservationOutcome {
  readonly book: ReservationBook;
  readonly consequences: readonly ReservationConsequence[];
}
