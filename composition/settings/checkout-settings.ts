import {
  oneOf,
  portNumber,
  secret,
  textLike,
  webAddress,
  type SettingKind,
  type WrongSetting,
} from './setting-kinds';

/** A person's account at Stripe. */
export interface StripeSettings {
  /** `STRIPE_SECRET_KEY` */
  readonly secretKey: string;
  /** `STRIPE_WEBHOOK_SECRET`: what Stripe signs its events with. */
  readonly webhookSecret: string;
  /** `STRIPE_API`: where Stripe's API is, for trials against another. */
  readonly api: string | undefined;
}

/** Where card payments are made, and by whom. */
export interface CheckoutSettings {
  /** `CHECKOUT_PORT`: where the stand-in checkout listens; beside the site unless it is set. */
  readonly port: number | undefined;
  /** `CHECKOUT_ORIGIN`: scheme and host of the checkout as shoppers see it. */
  readonly origin: string | undefined;
  /** `CHECKOUT_EVENTS`: how the stand-in checkout tells what happened there. */
  readonly events: 'at-once' | 'late' | 'twice' | 'out-of-order' | 'never';
  /** `STRIPE_PUBLISHABLE_KEY`: for a session that is told by its id alone (RES-04, RV-1). */
  readonly publishableKey: string | undefined;
  /** Takes the payments in place of the stand-in, where both keys are set. */
  readonly stripe: StripeSettings | undefined;
}

type ReadSetting = <T>(name: string, kind: SettingKind<T>) => T;

/** @param wrong takes what is wrong with them together. */
export function checkoutSettings(setting: ReadSetting, wrong: WrongSetting[]): CheckoutSettings {
  const secretKey = setting<string | undefined>(
    'STRIPE_SECRET_KEY',
    secret(textLike(/^(sk|rk)_\w{8,250}$/, 'a secret or restricted key of Stripe, like sk_test_…')),
  );
  const webhookSecret = setting<string | undefined>(
    'STRIPE_WEBHOOK_SECRET',
    secret(textLike(/^whsec_[\w+/=]{8,250}$/, 'the signing secret of a webhook, like whsec_…')),
  );
  const api = setting<string | undefined>('STRIPE_API', webAddress);
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    const [name, other] =
      secretKey === undefined
        ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
        : ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'];
    wrong.push({ kind: 'wrong-setting', name, value: '', expected: `set, since ${other} is set` });
  }
  return {
    port: setting<number | undefined>('CHECKOUT_PORT', { ...portNumber, fallback: undefined }),
    origin: setting<string | undefined>('CHECKOUT_ORIGIN', origin),
    events: setting('CHECKOUT_EVENTS', oneOf('at-once', 'late', 'twice', 'out-of-order', 'never')),
    publishableKey: setting<string | undefined>(
      'STRIPE_PUBLISHABLE_KEY',
      textLike(/^pk_\w{8,250}$/, 'a publishable key of Stripe, like pk_test_…'),
    ),
    stripe:
      secretKey !== undefined && webhookSecret !== undefined
        ? { secretKey, webhookSecret, api }
        : undefined,
  };
}

const origin = {
  expected: 'an http or https address without a path',
  read: (text: string): string | undefined =>
    /^https?:\/\/[^\s/?#]+\/?$/i.test(text) && URL.canParse(text)
      ? new URL(text).origin
      : undefined,
  fallback: undefined,
};
