import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { StoredSession } from '../../checkout/checkout-store';
import { TEST_CARDS, type SandboxCheckout, type TestCard } from '../../checkout/sandbox-checkout';
import { postedTexts } from '../desk-door';
import { checkoutPolicy, confirmPage, endedPage, payPage, unknownPage } from './checkout-page';

const MOST_BYTES = 4096;

interface OfSession {
  readonly Params: { readonly session: string };
}

/**
 * The hosted checkout of the sandbox: a page of the provider's, which knows nothing of the shop but
 * the addresses it sends shoppers back to. Whoever has the address may pay, as with a real one.
 */
export const checkoutRoutes =
  (checkout: SandboxCheckout): FastifyPluginAsync =>
  async (server) => {
    await server.register(
      (pages, _options, done) => {
        pages.removeAllContentTypeParsers();
        pages.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'buffer', bodyLimit: MOST_BYTES },
          (_request, body, parsed) => {
            parsed(null, body);
          },
        );
        pages.addHook('onRequest', async (_request, reply) => {
          void reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
        });
        hostedPage(pages, checkout);
        done();
      },
      { prefix: '/sandbox/checkout' },
    );
  };

function hostedPage(pages: FastifyInstance, checkout: SandboxCheckout): void {
  pages.get<OfSession>('/:session', async (request, reply) =>
    shown(checkout.session(request.params.session), reply),
  );

  pages.post<OfSession>('/:session', async (request, reply) => {
    const { session: id } = request.params;
    const { do: act, card } = postedTexts(request.body);
    const after = await acted(checkout, id, act, card);
    if (after === undefined) return shown(after, reply);
    if (after.state === 'complete') return reply.redirect(back(after, 'successAddress'), 303);
    if (act === 'cancel') return reply.redirect(back(after, 'cancelAddress'), 303);
    // A reload does not do it again.
    return reply.redirect(request.url.split('?', 1)[0] ?? '', 303);
  });
}

function acted(
  checkout: SandboxCheckout,
  id: string,
  act: string | undefined,
  card = '',
): Promise<StoredSession | undefined> {
  const isCard = (name: string): name is TestCard => Object.hasOwn(TEST_CARDS, name);
  switch (act) {
    case 'pay':
      return isCard(card) ? checkout.pay(id, card) : Promise.resolve(checkout.session(id));
    case 'confirm':
      return checkout.confirm(id, true);
    case 'refuse':
      return checkout.confirm(id, false);
    case 'cancel':
      return checkout.cancel(id);
    default:
      return Promise.resolve(checkout.session(id));
  }
}

const back = (session: StoredSession, to: 'successAddress' | 'cancelAddress'): string =>
  session[to].replace('{id}', encodeURIComponent(session.id));

function shown(session: StoredSession | undefined, reply: FastifyReply): FastifyReply {
  const origin =
    session !== undefined && URL.canParse(session.successAddress)
      ? new URL(session.successAddress).origin
      : undefined;
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', checkoutPolicy(origin));
  if (session === undefined) return reply.code(404).send(unknownPage());
  switch (session.state) {
    case 'open':
      return reply.send(payPage(session));
    case 'confirming':
      return reply.send(confirmPage(session));
    case 'complete':
      return reply.send(endedPage(session, back(session, 'successAddress')));
    case 'ended':
      return reply.send(endedPage(session, back(session, 'cancelAddress')));
  }
}
