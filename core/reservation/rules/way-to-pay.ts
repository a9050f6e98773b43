import type { CheckoutStart } from '../model/checkout-start';

/** Where a shopper goes on once a vehicle is held. */
export type WayToPay =
  /** There is nothing to pay any more: how it stands is shown. */
  | { readonly kind: 'show' }
  | { readonly kind: 'address'; readonly address: string }
  /** Only the provider's own script leads there. */
  | { readonly kind: 'script' };

/** The session's own address where the answer has one, else the provider's call with its id. */
export function wayToPay({ status, checkoutAddress }: CheckoutStart): WayToPay {
  if (status !== undefined && status !== 'held') return { kind: 'show' };
  return checkoutAddress === undefined
    ? { kind: 'script' }
    : { kind: 'address', address: checkoutAddress };
}

/** What became of a reservation, at its own address (ROUTE-22, ROUTE-21). */
export const outcomePath = (id: string, page: 'success' | 'failed' = 'success'): string =>
  `/reservation-${page}/${encodeURIComponent(id)}/`;
