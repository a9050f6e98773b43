import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { DeskStore, EnquiryFilter } from '../desk/desk-store';
import type { Mailbox } from '../desk/email-queue';
import { enquiriesCsv, exported } from '../desk/export-enquiries';
import type { DeskReservations } from '../reservations/desk-reservations';
import { emailHeaders } from '../mail/email-headers';
import { deskDoor, postedTexts, queryOf } from './desk-door';
import { html, missing } from './desk-html';
import type { DeskViews, InboxQuery } from './desk-views';
import { deskReservationRoutes } from './reservations/desk-reservation-routes';

export interface DeskRouteParts {
  readonly store: DeskStore;
  readonly token: string;
  readonly now: () => number;
  /** Loaded with the first page that somebody opens. */
  readonly views: () => Promise<DeskViews>;
  /** In whose name e-mails go out. */
  readonly from: Mailbox;
  /** There may be something to send. */
  readonly wakeMailer?: () => void;
  /** Without them the desk has no such room. */
  readonly reservations?: DeskReservations;
}

const LISTED = 50;
/** Of a form of the desk. */
const MOST_BYTES = 4096;

/** What came in and what goes out, for whoever runs the site: inbox and outbox, behind a token. */
export const deskRoutes =
  (parts: DeskRouteParts): FastifyPluginAsync =>
  async (server) => {
    await server.register(
      (desk, _options, done) => {
        desk.removeAllContentTypeParsers();
        desk.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'buffer', bodyLimit: MOST_BYTES },
          (_request, body, parsed) => {
            parsed(null, body);
          },
        );
        const { proof } = deskDoor(desk, parts.token, async (reply) =>
          html(
            reply,
            (await parts.views()).notice({
              title: 'This page is locked',
              words:
                'Open it with the address that was printed when the site started: it ends in a token. The token is also the setting FORECOURT_INBOX_TOKEN.',
            }),
          ),
        );
        desk.setErrorHandler<Error & { statusCode?: number }>(async (problem, request, reply) => {
          const status = problem.statusCode ?? 500;
          if (status < 500) return reply.code(status).send();
          request.log.error(problem);
          const { notice } = await parts.views();
          return html(
            reply.code(500),
            notice({
              title: 'This cannot be read just now',
              words: 'The enquiries are safe. Try again in a moment.',
            }),
          );
        });
        inboxRoutes(desk, parts, proof);
        outboxRoutes(desk, parts, proof);
        const { reservations, views } = parts;
        if (reservations !== undefined) deskReservationRoutes(desk, { reservations, views, proof });
        desk.get('/figtree.woff2', async (_request, reply) =>
          reply
            .type('font/woff2')
            .header('cache-control', 'private, max-age=86400')
            .send(await face()),
        );
        done();
      },
      { prefix: '/sandbox' },
    );
  };

function inboxRoutes(desk: FastifyInstance, parts: DeskRouteParts, proof: string): void {
  const { store, now, views } = parts;

  desk.get('/inbox', async (request, reply) => {
    const query = inboxQuery(request);
    const [{ enquiries, total }, tally, { inbox }] = await Promise.all([
      store.find(filterOf(query), { most: LISTED, skip: (query.page - 1) * LISTED }),
      store.tally(),
      views(),
    ]);
    return html(reply, inbox({ query, enquiries, total, perPage: LISTED, tally }));
  });

  desk.get('/inbox.csv', async (request, reply) => {
    const by = { at: now(), who: 'inbox' } as const;
    const enquiries = await exported(store, filterOf(inboxQuery(request)), by);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="enquiries.csv"')
      .send(enquiriesCsv(enquiries));
  });

  desk.get<{ Params: { reference: string } }>('/inbox/:reference', async (request, reply) => {
    const { reference } = request.params;
    const enquiry = await store.byReference(reference);
    if (enquiry === undefined) return missing(reply, parts, 'inbox');
    // A disk that is full costs the note, and not the enquiry that is waiting to be read.
    await store
      .note([{ at: now(), who: 'inbox', what: 'opened', reference, about: '' }])
      .catch((problem: unknown) => {
        request.log.error(problem);
      });
    const [pictures, emails, trail, { enquiry: page }] = await Promise.all([
      store.attachmentsOf(reference),
      store.emailsOf(reference),
      store.trail(reference),
      views(),
    ]);
    const reservation = parts.reservations?.find(reference);
    return html(reply, page({ enquiry, pictures, emails, trail, proof, reservation }));
  });

  desk.post<{ Params: { reference: string } }>(
    '/inbox/:reference/answered',
    async (request, reply) => {
      const { reference } = request.params;
      const isAnswered = postedTexts(request.body)['answered'] === '1';
      const isThere = await store.setAnswered(reference, isAnswered, { at: now(), who: 'inbox' });
      if (!isThere) return missing(reply, parts, 'inbox');
      return reply.redirect(`/sandbox/inbox/${encodeURIComponent(reference)}`, 303);
    },
  );

  desk.get<{ Params: { id: string } }>('/attachments/:id', async (request, reply) => {
    const attachment = await store.attachment(request.params.id);
    if (attachment === undefined) return missing(reply, parts, 'inbox');
    return (
      reply
        .type(attachment.type)
        // What is no picture after all is nothing that a browser opens here.
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(Buffer.from(attachment.bytes))
    );
  });
}

function outboxRoutes(desk: FastifyInstance, parts: DeskRouteParts, proof: string): void {
  const { store, now, views, from, wakeMailer } = parts;

  desk.get('/outbox', async (request, reply) => {
    const before = wholeNumber(queryOf(request, 'before'));
    // One more than is shown, to know whether there is more.
    const found = await store.emails(LISTED + 1, before);
    const emails = found.slice(0, LISTED);
    const last = emails.at(-1);
    const olderHref =
      found.length > LISTED && last !== undefined
        ? `/sandbox/outbox?before=${String(last.id)}`
        : undefined;
    return html(reply, (await views()).outbox({ emails, olderHref }));
  });

  const emailOf = async (id: string) => {
    const number = wholeNumber(id);
    return number === undefined ? undefined : store.email(number);
  };

  desk.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const email = await emailOf(request.params.id);
    if (email === undefined) return missing(reply, parts, 'outbox');
    const page = (await views()).email({ email, headers: emailHeaders(email, from), proof });
    return html(reply, page, true);
  });

  desk.post<{ Params: { id: string } }>('/outbox/:id/again', async (request, reply) => {
    const email = await emailOf(request.params.id);
    if (email === undefined) return missing(reply, parts, 'outbox');
    if (await store.requeueEmail(email.id, now())) wakeMailer?.();
    return reply.redirect(`/sandbox/outbox/${String(email.id)}`, 303);
  });
}

const STATES: readonly InboxQuery['state'][] = ['all', 'unanswered', 'answered', 'suspect'];

const inboxQuery = (request: FastifyRequest): InboxQuery => ({
  state: STATES.find((state) => state === queryOf(request, 'state')) ?? 'all',
  form: queryOf(request, 'form') ?? '',
  words: (queryOf(request, 'q') ?? '').slice(0, 200),
  page: Math.max(1, wholeNumber(queryOf(request, 'page')) ?? 1),
});

const filterOf = ({ state, form, words }: InboxQuery): EnquiryFilter => ({
  isSuspect: state === 'suspect',
  ...((state === 'answered' || state === 'unanswered') && { isAnswered: state === 'answered' }),
  ...(form !== '' && { formId: form }),
  ...(words !== '' && { words }),
});

const wholeNumber = (text = ''): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;

let faceRead: Promise<Buffer> | undefined;

/** The site's face, which a back end by itself has from nowhere else. */
const face = (): Promise<Buffer> =>
  (faceRead ??= readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
  ));
