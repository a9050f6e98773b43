import type Stripe from 'stripe';
import { readProviderEvent, type ProviderEvents } from '../checkout/provider-events';

export interface StripeEventsParts {
  readonly stripe: Pick<Stripe, 'webhooks'>;
  /** Of the endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
}

/** How far a signature's time may be from ours. Seconds. */
const TOLERANCE_S = 300;

/** What Stripe tells, verified by its package. */
export const stripeEvents = ({
  stripe,
  webhookSecret,
  now,
}: StripeEventsParts): ProviderEvents => ({
  header: 'stripe-signature',
  read: (body, signature = '') => {
    try {
      return readProviderEvent(
        stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_S,
          undefined,
          now(),
        ),
      );
    } catch {
      return { kind: 'forged' };
    }
  },
});
