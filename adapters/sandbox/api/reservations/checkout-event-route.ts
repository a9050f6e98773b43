import type { FastifyInstance } from 'fastify';
import { RESERVATION_FEE } from '../../../../core/reservation/public';
import { isRecord, readNumber, readText } from '../../../http/lenient';
import { isSigned, SIGNATURE_HEADER } from '../../checkout/webhook-signature';
import type { ToldEvent } from '../../reservations/reservation-store';
import type { SandboxReservations } from '../../reservations/sandbox-reservations';

export interface CheckoutEventParts {
  readonly reservations: Pick<SandboxReservations, 'tell'>;
  /** What the provider signs its events with. */
  readonly webhookSecret: string;
  readonly now: () => number;
}

const MOST_BYTES = 64 * 1024;

const KINDS: ReadonlyMap<string, ToldEvent['kind']> = new Map([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'declined'],
  ['payment_intent.payment_failed', 'declined'],
  ['checkout.session.expired', 'expired'],
  ['checkout.session.cancelled', 'cancelled'],
]);

type ReadEvent =
  | { readonly kind: 'event'; readonly event: ToldEvent }
  /** In order, and nothing to this back end. */
  | { readonly kind: 'passed-over'; readonly why: string }
  | { readonly kind: 'unreadable' };

/**
 * What the provider tells. Refused where its signature is wrong; answered with a 2xx once it is
 * stored, or was before, or is kept; an error of ours makes the provider tell it again (PY-1, PY-2).
 */
export function checkoutEventRoute(
  server: FastifyInstance,
  { reservations, webhookSecret, now }: CheckoutEventParts,
): void {
  void server.register((events, _options, done) => {
    // The signature is over the bytes as they came.
    events.removeAllContentTypeParsers();
    events.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    events.post('/checkout-events', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers[SIGNATURE_HEADER];
      const signature = typeof header === 'string' ? header : undefined;
      if (!isSigned({ body, signature }, webhookSecret, now())) {
        return reply.code(400).send({ message: 'The signature is not the provider’s.' });
      }
      const read = readEvent(body);
      switch (read.kind) {
        case 'unreadable':
          return reply.code(400).send({ message: 'The event cannot be read.' });
        case 'passed-over':
          request.log.warn(`An event of the provider was passed over: ${read.why}`);
          return { received: true, effect: 'passed-over' };
        case 'event':
          return { received: true, effect: reservations.tell(read.event) };
      }
    });
    done();
  });
}

function readEvent(body: string): ReadEvent {
  const told = jsonOf(body);
  const data = isRecord(told['data']) ? told['data'] : {};
  const session = isRecord(data['object']) ? data['object'] : {};
  const [id, type] = [readText(told['id']), readText(told['type'])];
  const name = readText(session['id']);
  if (id === undefined || type === undefined || name === undefined) return { kind: 'unreadable' };
  const kind = KINDS.get(type);
  if (kind === undefined) return { kind: 'passed-over', why: type };
  if (kind === 'paid') {
    if (readText(session['payment_status']) !== 'paid') {
      return { kind: 'passed-over', why: 'it is complete, and not paid yet' };
    }
    const isFee =
      readNumber(session['amount_total']) === RESERVATION_FEE &&
      readText(session['currency'])?.toLowerCase() === 'gbp';
    if (!isFee) return { kind: 'passed-over', why: `another amount was paid in ${name}` };
  }
  return {
    kind: 'event',
    event: { id, kind, session: name, reference: readText(session['client_reference_id']) ?? '' },
  };
}

function jsonOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(body);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}
