import { PROVIDER_ORIGINS } from '../../../adapters/checkout/provider-script';
import type { CheckoutOfVisit } from '../../web/page-data';

/** What the policy of a page where something is paid lets in besides, and of no other page. */
export interface CheckoutPolicy {
  /** Where a form that is sent without script may be led on to. */
  readonly forms: readonly string[];
  /** Of the provider's own call; none without a key for it. */
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
}

export function checkoutPolicy({ origin, key }: CheckoutOfVisit): CheckoutPolicy {
  const { script, connect, frames } = PROVIDER_ORIGINS;
  const isByScript = key !== undefined;
  return {
    forms: origin === undefined ? [] : [origin],
    scripts: isByScript ? [script] : [],
    connect: isByScript ? [connect] : [],
    frames: isByScript ? frames : [],
  };
}
