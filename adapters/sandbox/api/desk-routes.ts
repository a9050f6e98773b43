import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskStore } from '../desk/desk-store';
import {
  DESK_STYLE,
  emailPage,
  enquiryPage,
  inboxPage,
  lockedPage,
  nothingPage,
  outboxPage,
} from './desk-pages';

export interface DeskRouteParts {
  readonly store: DeskStore;
  readonly token: string;
  readonly now: () => number;
}

const COOKIE = 'forecourt_desk';
const OPEN_FOR_SECONDS = 12 * 3600;
const LISTED = 50;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DESK_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Takes as long for a token that is nearly right as for any other. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * What came in and what would go out, for whoever runs the site: inbox and outbox, behind a token
 * that becomes a cookie at its first use, so that it stays out of links and logs.
 */
export const deskRoutes =
  ({ store, token, now }: DeskRouteParts): FastifyPluginAsync =>
  async (server) => {
    await server.register(
      (desk, _options, done) => {
        const pass = createHmac('sha256', token).update('desk').digest('hex');
        desk.addHook('onRequest', async (request, reply) => {
          void reply
            .header('cache-control', 'no-store')
            .header('content-security-policy', POLICY)
            .header('referrer-policy', 'no-referrer');
          const shown = queryOf(request, 'token');
          if (shown !== undefined && isSame(shown, token)) {
            return reply
              .header('set-cookie', passCookie(pass, request.protocol === 'https'))
              .redirect(request.url.split('?', 1)[0] ?? '/sandbox/inbox', 303);
          }
          if (!isSame(cookieOf(request) ?? '', pass)) return html(reply.code(401), lockedPage());
        });

        desk.setErrorHandler((problem, request, reply) => {
          request.log.error(problem);
          return html(reply.code(500), nothingPage('This cannot be read just now'));
        });
        const listed = async (request: FastifyRequest) => {
          const before = beforeOf(request);
          const page = { most: LISTED, ...(before !== undefined && { before }) };
          return (await store.find({ isSuspect: false }, page)).enquiries;
        };
        desk.get('/inbox', async (request, reply) =>
          html(reply, inboxPage(await listed(request), LISTED)),
        );
        desk.get<{ Params: { reference: string } }>('/inbox/:reference', async (request, reply) => {
          const { reference } = request.params;
          const enquiry = await store.byReference(reference);
          if (enquiry === undefined) return html(reply.code(404), nothingPage('No such enquiry'));
          // A disk that is full costs the note, and not the enquiry that is waiting to be read.
          await store
            .note([{ at: now(), who: 'inbox', what: 'opened', reference, about: '' }])
            .catch((problem: unknown) => {
              request.log.error(problem);
            });
          return html(reply, enquiryPage(enquiry, await store.trail(reference)));
        });
        desk.get('/outbox', async (request, reply) =>
          html(reply, outboxPage(await store.emails(LISTED, beforeOf(request)), LISTED)),
        );
        desk.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
          const email = /^\d{1,15}$/.test(request.params.id)
            ? await store.email(Number(request.params.id))
            : undefined;
          return email === undefined
            ? html(reply.code(404), nothingPage('No such e-mail'))
            : html(reply, emailPage(email));
        });
        done();
      },
      { prefix: '/sandbox' },
    );
  };

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);

function passCookie(pass: string, isSecure: boolean): string {
  const kept = `${COOKIE}=${pass}; Path=/sandbox; Max-Age=${String(OPEN_FOR_SECONDS)}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${kept}; Secure` : kept;
}

const queryOf = ({ url }: FastifyRequest, name: string): string | undefined =>
  new URLSearchParams(url.split('?', 2)[1] ?? '').get(name) ?? undefined;

function beforeOf(request: FastifyRequest): number | undefined {
  const before = queryOf(request, 'before') ?? '';
  return /^\d{1,15}$/.test(before) ? Number(before) : undefined;
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]+)`).exec(headers.cookie ?? '')?.[1];
