import type { PaymentNews } from '../../../core/payment/public';
import { isRecord, readNumber, readText } from '../../http/lenient';
import type { PaymentPurpose } from './checkout-provider';

/** What a provider tells, by its own name of the event. */
export interface ToldEvent {
  readonly id: string;
  readonly kind: PaymentNews;
  /** The provider's name of the session, and ours of the attempt, where it says that too. */
  readonly session: string;
  readonly reference: string;
  /** What was paid, where the event says it: another sum than was asked for pays nothing. */
  readonly amountPence?: number;
}

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: ToldEvent }
  /** In order, and nothing to this back end. */
  | { readonly kind: 'passed-over'; readonly why: string }
  | { readonly kind: 'unreadable' }
  /** Not signed by the provider, or too long ago. */
  | { readonly kind: 'forged' };

/** Reads what comes in a provider's name. */
export interface ProviderEvents {
  /** The header that has the signature, in small letters. */
  readonly header: string;
  /** @param body as it came: the signature is over that. */
  readonly read: (body: string, signature: string | undefined) => ReadEvent;
}

/** Under which sessions, payments and charges carry our own name of an attempt, by what is paid. */
export const REFERENCE_NAMES: Readonly<Record<PaymentPurpose, string>> = {
  'reservation-fee': 'reservation_attempt',
  'order-deposit': 'order_deposit_attempt',
};

const KINDS: ReadonlyMap<string, ToldEvent['kind']> = new Map([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  // Nobody can try another card there.
  ['checkout.session.async_payment_failed', 'expired'],
  ['payment_intent.payment_failed', 'declined'],
  ['checkout.session.expired', 'expired'],
  ['checkout.session.cancelled', 'cancelled'],
  ['charge.refunded', 'refunded'],
]);

/** What an event means, once its signature is known to be the provider's; named as Stripe names them. */
export function readProviderEvent(told: unknown): ReadEvent {
  const event = isRecord(told) ? told : {};
  const data = isRecord(event['data']) ? event['data'] : {};
  const object = isRecord(data['object']) ? data['object'] : {};
  const [id, type, name] = [readText(event['id']), readText(event['type']), readText(object['id'])];
  if (id === undefined || type === undefined || name === undefined) return { kind: 'unreadable' };
  const kind = KINDS.get(type);
  if (kind === undefined) return { kind: 'passed-over', why: type };
  const why = whyPassedOver(kind, name, object);
  if (why !== undefined) return { kind: 'passed-over', why };
  const metadata = isRecord(object['metadata']) ? object['metadata'] : {};
  const named = Object.values(REFERENCE_NAMES).map((each) => readText(metadata[each]));
  const reference =
    readText(object['client_reference_id']) ?? named.find((each) => each !== undefined) ?? '';
  const amountPence = kind === 'paid' ? readNumber(object['amount_total']) : undefined;
  return {
    kind: 'event',
    event: {
      id,
      kind,
      session: name,
      reference,
      ...(amountPence !== undefined && { amountPence }),
    },
  };
}

function whyPassedOver(
  kind: ToldEvent['kind'],
  name: string,
  object: Readonly<Record<string, unknown>>,
): string | undefined {
  if (kind === 'refunded') {
    return object['refunded'] === true ? undefined : `a part of ${name} was given back`;
  }
  if (kind !== 'paid') return undefined;
  if (readText(object['payment_status']) !== 'paid') return 'it is complete, and not paid yet';
  const isInPence =
    readNumber(object['amount_total']) !== undefined &&
    readText(object['currency'])?.toLowerCase() === 'gbp';
  return isInPence ? undefined : `another amount was paid in ${name}`;
}
