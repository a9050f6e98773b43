import type { Money } from '../../kernel/money';
import type { PaymentNews } from '../../payment/public';
import type { Order, OrderPayment, OrderState } from './order';
import type { OrderAgreement } from './order-agreement';
import type { OrderSection, SectionChange } from './order-sections';

/** Whether a vehicle can be ordered, orders of others apart. */
export type VehicleAvailability =
  | { readonly kind: 'free' }
  /** By the customer's own reservation, which is paid for. */
  | { readonly kind: 'reserved-by-customer' }
  /** Somebody is paying to reserve it, until that moment. */
  | { readonly kind: 'held'; readonly holdEndsAt: number }
  /** Somebody has reserved it. */
  | { readonly kind: 'reserved' }
  /** The stock does not offer it, or not to be bought online. */
  | { readonly kind: 'not-for-sale' };

export interface StartOrder {
  readonly kind: 'start';
  readonly customer: string;
  readonly vehicle: string;
  readonly key: string;
  /** For the order that it may lead to; nothing else has it. */
  readonly orderId: string;
  readonly availability: VehicleAvailability;
}

export interface SaveSection {
  readonly kind: 'save';
  readonly customer: string;
  readonly orderId: string;
  readonly change: SectionChange;
}

export interface PlaceOrder {
  readonly kind: 'place';
  readonly customer: string;
  readonly orderId: string;
  /** What the customer checked, and what the same is now: `checkMark` of both. */
  readonly checked: string;
  readonly current: string;
  readonly availability: VehicleAvailability;
  /** Sections whose answer was right once and is not any more: a price out of date, a time gone by. */
  readonly lapsed: readonly OrderSection[];
  /** Absent where it cannot be worked out; nothing is placed then. */
  readonly agreement?: OrderAgreement;
}

export interface CancelOrder {
  readonly kind: 'cancel';
  readonly customer: string;
  readonly orderId: string;
}

/** What the branch tells. */
export interface TellOrder {
  readonly kind: 'ready' | 'collected';
  readonly orderId: string;
}

export interface PayOrder {
  readonly kind: 'paid';
  readonly orderId: string;
  readonly payment: Pick<OrderPayment, 'id' | 'amount'>;
}

/** The customer goes to pay the deposit. */
export interface PayDeposit {
  readonly kind: 'pay-deposit';
  readonly customer: string;
  readonly orderId: string;
  /** For the attempt that it may lead to; nothing else has it. */
  readonly attemptId: string;
}

/** What the provider tells of an attempt to pay a deposit; late, twice, or in another order than it happened. */
export interface DepositTold {
  readonly kind: 'deposit-told';
  readonly news: PaymentNews;
  readonly attemptId: string;
}

/** Money has gone back to a card. */
export interface PaidBack {
  readonly kind: 'paid-back';
  readonly orderId: string;
  readonly paymentId: string;
}

/** Time has passed. */
export interface OrderClock {
  readonly kind: 'clock';
}

export type OrderEvent =
  | StartOrder
  | SaveSection
  | PlaceOrder
  | CancelOrder
  | TellOrder
  | PayOrder
  | PayDeposit
  | DepositTold
  | PaidBack
  | OrderClock;

/** What people are told of an order, once each. `deposit-missed`: it has ended, since the deposit was not paid in time. */
export type OrderNews = 'placed' | 'ready' | 'cancelled' | 'deposit-missed';

/** What people are told of a payment by card, once each. `deposit-back`: it came too late, or was one too many. */
export type DepositNews = 'deposit-paid' | 'deposit-back';

/** Why nothing was done. */
export type OrderRefusal =
  /** The customer has no such order. */
  | { readonly why: 'unknown' }
  /** Two are placed and not collected (CC-06). */
  | { readonly why: 'too-many-orders' }
  /** Somebody else has the vehicle, or nobody can have it. */
  | {
      readonly why: 'vehicle-taken';
      readonly by: 'hold' | 'reservation' | 'order' | 'stock';
      /** Of a hold. */
      readonly holdEndsAt?: number;
    }
  /** The key came with another vehicle before. */
  | { readonly why: 'key-of-another' }
  /** It is past the state in which that can be done. */
  | { readonly why: 'not-open'; readonly state: OrderState }
  /** The section was saved elsewhere since it was read; both answers are there to choose from (OR-6). */
  | { readonly why: 'changed'; readonly section: OrderSection }
  /** Something is not filled in yet. */
  | { readonly why: 'incomplete'; readonly sections: readonly OrderSection[] }
  /** Something needs another look. */
  | { readonly why: 'lapsed'; readonly sections: readonly OrderSection[] }
  /** What was checked is not what it would be now. */
  | { readonly why: 'checked-another' }
  /** Somebody else has the time (OR-3). */
  | { readonly why: 'slot-taken' };

/** What follows from an event, in this order. */
export type OrderConsequence =
  | { readonly kind: 'show'; readonly orderId: string }
  | { readonly kind: 'refuse'; readonly refusal: OrderRefusal }
  /** People are told, once. */
  | {
      readonly kind: 'tell';
      readonly orderId: string;
      readonly what: OrderNews;
    }
  | {
      readonly kind: 'tell-payment';
      readonly orderId: string;
      readonly paymentId: string;
      readonly what: DepositNews;
    }
  /** The customer pays at this attempt: one that has just been begun, or goes on. */
  | { readonly kind: 'go-to-checkout'; readonly orderId: string; readonly attemptId: string }
  /** Nobody may pay there any more. */
  | { readonly kind: 'close-checkout'; readonly orderId: string; readonly attemptId: string }
  /** Money goes back, once for each payment. */
  | {
      readonly kind: 'pay-back';
      readonly orderId: string;
      readonly paymentId: string;
      readonly amount: Money;
    };

export interface OrderOutcome {
  readonly orders: readonly Order[];
  readonly consequences: readonly OrderConsequence[];
}
