import type { Settings } from './settings';

/** Where Stripe's hosted checkout is, unless an account has a domain of its own for it. */
const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

/**
 * Scheme and host of the checkout that shoppers are sent to, as far as the settings tell it: the
 * stand-in checkout of this process says where it is once it listens.
 */
export function checkoutOrigin({
  checkout,
  apiBaseUrl,
}: Pick<Settings, 'checkout' | 'apiBaseUrl'>): string | undefined {
  if (checkout.origin !== undefined) return checkout.origin;
  return checkout.stripe !== undefined || apiBaseUrl !== undefined ? STRIPE_CHECKOUT : undefined;
}
