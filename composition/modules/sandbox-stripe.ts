import { stripeCheckout } from '../../adapters/sandbox/stripe/stripe-checkout';
import { stripeClient } from '../../adapters/sandbox/stripe/stripe-client';
import { stripeEvents } from '../../adapters/sandbox/stripe/stripe-events';
import type { CheckoutProvider } from '../../adapters/sandbox/checkout/checkout-provider';
import type { ProviderEvents } from '../../adapters/sandbox/checkout/provider-events';
import type { StripeSettings } from '../settings/checkout-settings';

/** Who takes card payments in place of the stand-in, and what it tells. */
export interface Payments {
  readonly provider: CheckoutProvider;
  readonly events: ProviderEvents;
}

/** Card payments by a person's own account at Stripe. */
export function stripePayments(
  { secretKey, webhookSecret, api }: StripeSettings,
  now: () => number,
): Payments {
  const stripe = stripeClient({ secretKey, api });
  // A stand-in for the API without TLS has its checkout without it.
  const isTrial = api !== undefined && new URL(api).protocol === 'http:';
  return {
    provider: stripeCheckout({ stripe, ...(isTrial && { schemes: ['https:', 'http:'] }) }),
    events: stripeEvents({ stripe, webhookSecret, now }),
  };
}
