import type { OrderFailure } from '../../../core/order/public';

type Why = Extract<OrderFailure, { readonly kind: 'order-refused' }>['why'];

/** Why nothing was done, in one sentence or two. */
export const FAILED_ORDER_WORDS: Readonly<Record<Why, string>> = {
  unknown: 'There is no such order.',
  'too-many-orders':
    'You have two orders already, which is as many as we take at once. Collect or cancel one of them first.',
  'vehicle-taken': 'Somebody else has this vehicle. It cannot be ordered.',
  'key-of-another': 'This order was begun with another vehicle. Please start again.',
  'not-open': 'This order cannot be changed any more.',
  changed: 'This part of your order was saved on another device since you opened it here.',
  incomplete: 'Some parts of your order are not filled in yet.',
  lapsed: 'Some parts of your order need another look.',
  'checked-another': 'Your order has changed since you checked it. Please check it again.',
  'slot-taken':
    'Somebody else has just taken this time of collection. Everything else is kept: please choose another time.',
};
