import { HOSTED_CHECKOUTS } from '../../adapters/checkout/checkout-address';
import { PROVIDER_ORIGINS } from '../../adapters/checkout/provider-script';
import type { Settings } from './settings';

/** What a browser has to know of the checkout. */
export interface CheckoutSettings {
  /** Origins of its pages, besides the site's own and the provider's. */
  readonly origins: readonly string[];
  /** For the provider's own call; without one there is none. */
  readonly key?: string | undefined;
}

type Checkout = Pick<Settings, 'checkoutOrigin' | 'stripePublishableKey'>;

export const checkoutSettings = ({
  checkoutOrigin,
  stripePublishableKey,
}: Checkout): CheckoutSettings => ({
  origins: checkoutOrigin === undefined ? [] : [new URL(checkoutOrigin).origin],
  ...(stripePublishableKey !== undefined && { key: stripePublishableKey }),
});

/** What the policy of a page that leads to the checkout lets in besides, and of no other page. */
export interface CheckoutPolicy {
  /** Where a form that is sent without script may be led on to. */
  readonly forms: readonly string[];
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
}

export function checkoutPolicy(settings: Checkout): CheckoutPolicy {
  const { origins, key } = checkoutSettings(settings);
  const { script, connect, frames } = PROVIDER_ORIGINS;
  return {
    forms: [...HOSTED_CHECKOUTS, ...origins],
    scripts: key === undefined ? [] : [script],
    connect: key === undefined ? [] : [connect],
    frames: key === undefined ? [] : frames,
  };
}
