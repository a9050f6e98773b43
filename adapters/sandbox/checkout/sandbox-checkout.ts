import { randomUUID } from 'node:crypto';
import { writeEvent, type CheckoutEventType } from './checkout-event';
import type { CheckoutProvider, SessionLook } from './checkout-provider';
import {
  toldOf,
  type CheckoutStore,
  type SessionState,
  type StoredSession,
} from './checkout-store';
import type { EventManner } from './event-manner';
import { signatureOf } from './webhook-signature';

/** What a card of the sandbox does; by its number where one is typed. */
export const TEST_CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirm: '4000 0025 0000 3155',
  expired: '4000 0000 0000 0069',
} as const;

export type TestCard = keyof typeof TEST_CARDS;

/** Hands one signed event over. @returns the status of the answer */
export type PostEvent = (body: string, signature: string) => Promise<number>;

export interface SandboxCheckoutParts {
  readonly store: CheckoutStore;
  readonly now: () => number;
  /** Scheme and host before the path of a session. */
  readonly origin: () => string;
  readonly post: PostEvent;
  /** How events are told, unless a shopper at the page wants another. */
  readonly manner?: EventManner;
  /** Asks to be settled after so many milliseconds. */
  readonly later?: (milliseconds: number) => void;
}

export interface SandboxCheckout extends CheckoutProvider {
  readonly session: (id: string) => StoredSession | undefined;
  /** How events are told, unless somebody wants another. */
  readonly manner: EventManner;
  /** What a shopper does at the hosted page; `undefined` where there is no such session. */
  readonly pay: (
    id: string,
    card: TestCard,
    manner?: EventManner,
  ) => Promise<StoredSession | undefined>;
  readonly confirm: (
    id: string,
    isConfirmed: boolean,
    manner?: EventManner,
  ) => Promise<StoredSession | undefined>;
  readonly cancel: (id: string, manner?: EventManner) => Promise<StoredSession | undefined>;
  /** Tells of a session what somebody wants to be told, whether or not it happened. @returns the status of the answer */
  readonly tell: (id: string, type: CheckoutEventType) => Promise<number>;
  /** Hands over what is due; ends sessions that are over. */
  readonly settle: () => Promise<void>;
}

/** Below which the pages of sessions are, on the checkout's own origin. */
export const CHECKOUT_FOLDER = '/sandbox/checkout';

/** After which a seller that does not answer is told again; then it is left to people. */
const AGAIN_AFTER_MS = [2_000, 10_000, 60_000, 600_000, 3_600_000, 21_600_000] as const;

const DECLINED = 'Your card was declined. Nothing was taken: try another card.';
const CARD_EXPIRED = 'Your card has expired. Nothing was taken: try another card.';
const NOT_CONFIRMED = 'Your bank did not confirm the payment. Nothing was taken: try again.';

const LOOKS: Readonly<Record<SessionState, SessionLook>> = {
  open: 'open',
  confirming: 'open',
  complete: 'paid',
  ended: 'over',
};

/** The sandbox's payment provider: a hosted checkout with cards to try out, and signed events. */
export function sandboxCheckout({
  store,
  now,
  origin,
  post,
  manner: usual = 'at-once',
  later = () => undefined,
}: SandboxCheckoutParts): SandboxCheckout {
  const send = (body: string): Promise<number> =>
    post(body, signatureOf(body, store.secret, now()));

  async function deliverDue(): Promise<void> {
    for (const { id, body, tries } of store.dueEvents(now())) {
      const status = await send(body).catch(() => 0);
      if (status >= 200 && status < 300) store.delivered(id, now());
      else {
        const wait = AGAIN_AFTER_MS[tries];
        store.putOff(id, wait === undefined ? undefined : now() + wait);
      }
    }
    const next = store.nextEventAt();
    if (next !== undefined) later(Math.max(0, next - now()));
  }

  async function changed(
    ...change: Parameters<CheckoutStore['change']>
  ): Promise<StoredSession | undefined> {
    store.expire(now());
    const session = store.change(...change);
    await deliverDue();
    return session;
  }

  const declined = (id: string, problem: string, manner: EventManner) =>
    changed(id, { state: 'open', problem, event: 'payment_intent.payment_failed', manner }, now());
  const completed = (id: string, manner: EventManner) =>
    changed(id, { state: 'complete', event: 'checkout.session.completed', manner }, now());
  const addressOf = (id: string): string => `${origin()}${CHECKOUT_FOLDER}/${id}`;
  const lookOf = (session: StoredSession | undefined): SessionLook =>
    session === undefined ? 'over' : LOOKS[session.state];

  return {
    manner: usual,
    open: async (order) => {
      const { id } = store.open(order);
      return { id, address: addressOf(id) };
    },
    addressOf: ({ id }) => addressOf(id),
    look: async (id) => {
      store.expire(now());
      return lookOf(store.session(id));
    },
    close: async (id) => {
      const event = 'checkout.session.expired';
      return lookOf(await changed(id, { state: 'ended', from: ['open'], event }, now()));
    },
    refund: async (id) => {
      store.refund(id, now());
    },
    session: (id) => {
      store.expire(now());
      return store.session(id);
    },
    pay: (id, card, manner = usual) => {
      switch (card) {
        case 'paid':
          return completed(id, manner);
        case 'declined':
          return declined(id, DECLINED, manner);
        case 'expired':
          return declined(id, CARD_EXPIRED, manner);
        case 'confirm':
          return changed(id, { state: 'confirming' }, now());
      }
    },
    confirm: async (id, isConfirmed, manner = usual) =>
      store.session(id)?.state !== 'confirming'
        ? store.session(id)
        : isConfirmed
          ? completed(id, manner)
          : declined(id, NOT_CONFIRMED, manner),
    cancel: (id, manner = usual) =>
      changed(id, { state: 'ended', event: 'checkout.session.cancelled', manner }, now()),
    tell: async (id, type) => {
      const session = store.session(id);
      const eventId = `evt_sandbox_${randomUUID()}`;
      const told = session
        ? toldOf(session, type)
        : { ...UNKNOWN, id, isPaid: type === 'checkout.session.completed' };
      if (told.isPaid) store.change(id, { state: 'complete' }, now());
      return send(writeEvent(eventId, type, told, now()));
    },
    settle: async () => {
      store.expire(now());
      await deliverDue();
    },
  };
}

/** Of a session that nobody opened: of what is paid for most often. */
const UNKNOWN = { reference: '', amountPence: 4900, currency: 'gbp' } as const;
