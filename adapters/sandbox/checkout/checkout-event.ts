/**
 * What a provider tells whoever sells. All but `cancelled`, which real ones do not send, are named as
 * Stripe names them.
 */
export const CHECKOUT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.cancelled',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.payment_failed',
] as const;

export type CheckoutEventType = (typeof CHECKOUT_EVENTS)[number];

/** What an event says of its session. */
export interface SessionTold {
  readonly id: string;
  /** The seller's own name of the payment. */
  readonly reference: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly isPaid: boolean;
}

/** An event as it travels. @param at milliseconds since 1970 in UTC */
export const writeEvent = (
  id: string,
  type: CheckoutEventType,
  session: SessionTold,
  at: number,
): string =>
  JSON.stringify({
    id,
    type,
    created: Math.floor(at / 1000),
    data: {
      object: {
        id: session.id,
        client_reference_id: session.reference,
        amount_total: session.amountPence,
        currency: session.currency,
        payment_status: session.isPaid ? 'paid' : 'unpaid',
      },
    },
  });
