import type { FastifyInstance } from 'fastify';
import type { ProviderEvents } from '../../checkout/provider-events';
import type { ToldEvent } from '../../checkout/provider-events';
import type { EventEffect } from '../../checkout/told-events';

export interface CheckoutEventParts {
  /** Tells whoever sells what it is of. */
  readonly tellSeller: (event: ToldEvent) => EventEffect;
  readonly providerEvents: ProviderEvents;
  /** Told of what is passed over. */
  readonly log?: (line: string) => void;
}

const MOST_BYTES = 64 * 1024;

/**
 * What the provider tells. Refused where its signature is wrong; answered with a 2xx once it is
 * stored, or was before, or is kept; an error of ours makes the provider tell it again (PY-1, PY-2).
 */
export function checkoutEventRoute(
  server: FastifyInstance,
  { tellSeller, providerEvents, log }: CheckoutEventParts,
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
      const header = request.headers[providerEvents.header];
      const read = providerEvents.read(body, typeof header === 'string' ? header : undefined);
      switch (read.kind) {
        case 'forged':
          return reply.code(400).send({ message: 'The signature is not the provider’s.' });
        case 'unreadable':
          return reply.code(400).send({ message: 'The event cannot be read.' });
        case 'passed-over':
          log?.(`An event of the payment provider was passed over: ${read.why}`);
          return { received: true, effect: 'passed-over' };
        case 'event': {
          const effect = tellSeller(read.event);
          if (effect === 'passed-over') {
            log?.(`An event was passed over: another amount was paid in ${read.event.session}`);
          }
          return { received: true, effect };
        }
      }
    });
    done();
  });
}
