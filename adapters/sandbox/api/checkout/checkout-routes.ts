import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { postedTexts } from '../desk-door';
import type { StoredSession } from '../../checkout/checkout-store';
import { EVENT_MANNERS, type EventManner } from '../../checkout/event-manner';
import {
  CHECKOUT_FOLDER,
  TEST_CARDS,
  type SandboxCheckout,
  type TestCard,
} from '../../checkout/sandbox-checkout';
import { checkoutPolicy, confirmPage, endedPage, payPage, unknownPage } from './checkout-pages';

const MOST_BYTES = 4096;

interface OfSession {
  readonly Params: { readonly session: string };
}

export interface CheckoutPageParts {
  readonly checkout: SandboxCheckout;
  /** Who is paid, as the shopper reads it. */
  readonly seller: string;
}

/**
 * The hosted checkout of the sandbox: pages of the provider's, on an origin of their own, which know
 * nothing of the shop but the addresses they send shoppers back to. They read no cookie and set none.
 * Whoever has the address may pay, as with a real one.
 */
export const checkoutRoutes =
  (parts: CheckoutPageParts): FastifyPluginAsync =>
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
          void reply
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'same-origin')
            .header('x-content-type-options', 'nosniff')
            .header('x-frame-options', 'DENY');
        });
        hostedPages(pages, parts);
        done();
      },
      { prefix: CHECKOUT_FOLDER },
    );
  };

function hostedPages(pages: FastifyInstance, parts: CheckoutPageParts): void {
  const { checkout } = parts;
  pages.get<OfSession>('/:session', async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('told');
    return shown(parts, checkout.session(request.params.session), mannerOf(asked), reply);
  });

  pages.post<OfSession>('/:session', async (request, reply) => {
    const { session: id } = request.params;
    const { do: act, card, told } = postedTexts(request.body);
    const wanted = mannerOf(told);
    const manner = wanted === checkout.manner ? undefined : wanted;
    const after = await acted(checkout, id, act, { card, manner });
    if (after === undefined) return shown(parts, after, manner, reply);
    if (after.state === 'complete') return reply.redirect(back(after, 'successAddress'), 303);
    if (act === 'cancel') return reply.redirect(back(after, 'cancelAddress'), 303);
    // A reload does not do it again; what was chosen for the trial stays chosen.
    const here = request.url.split('?', 1)[0] ?? '';
    return reply.redirect(manner === undefined ? here : `${here}?told=${manner}`, 303);
  });
}

const mannerOf = (name: string | null | undefined): EventManner | undefined =>
  EVENT_MANNERS.find((manner) => manner === name);

interface Chosen {
  readonly card: string | undefined;
  readonly manner: EventManner | undefined;
}

function acted(
  checkout: SandboxCheckout,
  id: string,
  act: string | undefined,
  { card = '', manner }: Chosen,
): Promise<StoredSession | undefined> {
  const isCard = (name: string): name is TestCard => Object.hasOwn(TEST_CARDS, name);
  switch (act) {
    case 'pay':
      return isCard(card) ? checkout.pay(id, card, manner) : Promise.resolve(checkout.session(id));
    case 'confirm':
      return checkout.confirm(id, true, manner);
    case 'refuse':
      return checkout.confirm(id, false, manner);
    case 'cancel':
      return checkout.cancel(id, manner);
    default:
      return Promise.resolve(checkout.session(id));
  }
}

const back = (session: StoredSession, to: 'successAddress' | 'cancelAddress'): string =>
  session[to].replace('{id}', encodeURIComponent(session.id));

function shown(
  { checkout, seller }: CheckoutPageParts,
  session: StoredSession | undefined,
  manner: EventManner | undefined,
  reply: FastifyReply,
): FastifyReply {
  const origin =
    session !== undefined && URL.canParse(session.successAddress)
      ? new URL(session.successAddress).origin
      : undefined;
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', checkoutPolicy(origin));
  if (session === undefined) return reply.code(404).send(unknownPage(seller));
  switch (session.state) {
    case 'open':
      return reply.send(payPage(session, seller, manner ?? checkout.manner));
    case 'confirming':
      return reply.send(confirmPage(session, seller, manner));
    case 'complete':
      return reply.send(endedPage(session, seller, back(session, 'successAddress')));
    case 'ended':
      return reply.send(endedPage(session, seller, back(session, 'cancelAddress')));
  }
}
