import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { CheckoutOrder, CheckoutProvider, SessionLook } from '../checkout/checkout-provider';
import { REFERENCE_NAMES } from '../checkout/provider-events';

export interface StripeCheckoutParts {
  readonly stripe: Stripe;
  /** Of the addresses at which shoppers may be sent to pay; `https:` alone but for trials. */
  readonly schemes?: readonly string[];
}

/**
 * Stripe lets a session end half an hour after it was made at the soonest, by its own clock. Ours ends
 * with the hold, since it is closed then; this is for the case that it could not be.
 */
const ENDS_AFTER_HOLD_S = 31 * 60;

type SessionParams = Stripe.Checkout.SessionCreateParams;

/** Card payments at Stripe's hosted checkout. What fails says what kind of failure it was, and nothing more. */
export function stripeCheckout({
  stripe,
  schemes = ['https:'],
}: StripeCheckoutParts): CheckoutProvider {
  const create = (params: SessionParams, reference: string) =>
    stripe.checkout.sessions.create(params, {
      // The same order opens the same session; one that has changed is another.
      idempotencyKey: `session/${reference}/${digestOf(params)}`,
    });

  async function open(order: CheckoutOrder): Promise<Stripe.Checkout.Session> {
    const params = paramsOf(order);
    try {
      return await create(params, order.reference);
    } catch (problem) {
      if (!isOfExpiry(problem)) throw problem;
      // The two clocks differ by hours. Nobody pays after the hold all the same: it is closed then.
      const { expires_at: _, ...others } = params;
      return create(others, order.reference);
    }
  }

  const look = async (session: string): Promise<SessionLook> =>
    lookOf(await stripe.checkout.sessions.retrieve(session));

  return {
    open: async (order) => {
      const { id, url } = await orPlainFailure(open(order));
      if (typeof id !== 'string' || !isAddress(url, schemes)) {
        throw new Error('Stripe: the answer has no session that can be paid');
      }
      return { id, address: url };
    },
    addressOf: ({ address }) => address,
    look: (session) => orPlainFailure(look(session)),
    close: (session) =>
      orPlainFailure(
        stripe.checkout.sessions.expire(session).then(lookOf, (problem: unknown) => {
          // It is not open: paid, or over.
          if (problem instanceof Stripe.errors.StripeInvalidRequestError) return look(session);
          throw problem;
        }),
      ),
    refund: (session) => orPlainFailure(refund(session)),
  };

  async function refund(session: string): Promise<void> {
    const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(session);
    const payment = typeof paid === 'string' ? paid : paid?.id;
    if (payment === undefined) throw new Error('Stripe: nothing was paid in this session');
    try {
      await stripe.refunds.create(
        { payment_intent: payment },
        { idempotencyKey: `refund/${session}` },
      );
    } catch (problem) {
      const isDone =
        problem instanceof Stripe.errors.StripeError && problem.code === 'charge_already_refunded';
      if (!isDone) throw problem;
    }
  }
}

function paramsOf(order: CheckoutOrder): SessionParams {
  const metadata = {
    purpose: order.purpose,
    [REFERENCE_NAMES[order.purpose]]: order.reference,
  };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale: 'en-GB',
    client_reference_id: order.reference,
    metadata,
    // Charges carry it on, so that what becomes of them can be told apart.
    payment_intent_data: { metadata, description: order.title },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountPence,
          product_data: { name: order.title },
        },
      },
    ],
    expires_at: Math.ceil(order.expiresAt / 1000) + ENDS_AFTER_HOLD_S,
    // Stripe fills in the session here, and in no other address.
    success_url: order.successAddress.replace('{id}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: order.cancelAddress.replace('{id}', encodeURIComponent(order.reference)),
  };
}

const digestOf = (params: SessionParams): string =>
  createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);

const isOfExpiry = (problem: unknown): boolean =>
  problem instanceof Stripe.errors.StripeInvalidRequestError && problem.param === 'expires_at';

function lookOf({ status, payment_status }: Stripe.Checkout.Session): SessionLook {
  if (payment_status === 'paid') return 'paid';
  switch (status) {
    case 'expired':
      return 'over';
    case 'open':
    case 'complete':
      // One that is complete and unpaid is with a bank.
      return 'open';
    default:
      throw new Error('Stripe: the answer has no session');
  }
}

const isAddress = (url: string | null, schemes: readonly string[]): url is string =>
  typeof url === 'string' && URL.canParse(url) && schemes.includes(new URL(url).protocol);

/** Messages of an API may repeat what was sent: keys, and what a shopper is about to pay for. */
const orPlainFailure = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((problem: unknown) => {
    if (!(problem instanceof Stripe.errors.StripeError)) throw problem;
    const { type, code, statusCode } = problem;
    const words = [type, code, statusCode].filter((word) => word !== undefined).join(' ');
    throw new Error(`Stripe: ${words}`);
  });
