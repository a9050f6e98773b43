import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from '../../../adapters/time/system-clock';
import { isRecent } from '../../../core/kernel/is-recent';
import { requestFacts } from '../../request/request-facts';
import { pageCache } from '../cache/page-cache';
import { drawingQueue, TooBusy } from '../limits/drawing-queue';
import type { IsSentAhead } from '../limits/pipelining';
import type { ServerLimits } from '../limits/server-limits';
import type { RenderedPage } from '../render';
import type { RouteTable } from '../route-table';
import { isOwnOrigin, isSecure } from '../same-origin';
import type { SiteParts } from '../site-parts';
import { visitorOfDay } from '../visitor-of-day';
import { bodyFor, packPage, type PackedPage } from './compressed-body';
import { drawPage, pageName } from './draw-page';
import { isUnchanged, weakTag } from './if-changed';
import type { PostedForm } from './page-posts';
import { brokenDown, tooBusy } from './plain-answers';
import { pathOf, withoutLineBreaks } from './requested-address';

/** Shared caches may keep a public page for a minute and serve it stale for five while they ask again. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Left to itself a browser would keep a permanent redirect for good, an editor's mistake too. */
const PERMANENT_REDIRECT = 'public, max-age=3600';
/** For all that a posted form sets off. */
const ACTION_MS = 20_000;
/** When to ask again for a page whose back end does not answer. Seconds. */
const AGAIN_IN = '30';
/** As proxies note it in their logs; nobody else reads it. */
const CLIENT_LEFT = 499;
/** Between a line about pages refused and the same line again. */
const SAME_LINE_MS = 60_000;

type DrawnPage = Extract<RenderedPage, { readonly kind: 'page' }>;
type StoredPage = PackedPage<DrawnPage>;

export interface PageAnswers {
  readonly page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** The page again with what became of a form, or another one. */
  readonly answerToForm: (
    form: PostedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

export interface PageAnswerParts {
  readonly table: RouteTable;
  readonly origin: string;
  readonly limits: ServerLimits;
  readonly isSentAhead: IsSentAhead;
}

/** Answers requests for pages. */
export function pageAnswers(
  parts: SiteParts,
  { table, origin, limits, isSentAhead }: PageAnswerParts,
): PageAnswers {
  const { settings } = parts;
  const clock = parts.clock ?? systemClock;
  const drawn = drawPage(parts, table, origin);
  const queued = drawingQueue(limits);
  // Whoever asks ahead gets what is left over by those who do not.
  const queuedAhead = drawingQueue({ ...limits, pagesAtOnce: limits.pagesAheadAtOnce });
  const visitorOf = visitorOfDay(clock);
  const cachedPage = pageCache<RenderedPage | StoredPage>({
    clock,
    milliseconds: settings.heldPagesSeconds * 1000,
    mayBeCached: (rendered) => 'packed' in rendered,
    sizeOf: (rendered) => ('packed' in rendered ? rendered.packed.length : 0),
  });
  const isStoring = settings.heldPagesSeconds > 0;
  const toBeStored = async (
    address: string,
    signal: AbortSignal,
  ): Promise<RenderedPage | StoredPage> => {
    const rendered = await queued(() => drawn(address, { signal }));
    return isStoring && rendered.kind === 'page' && rendered.isPublic && rendered.isWhole
      ? packPage(rendered)
      : rendered;
  };
  let refusedAt = Number.NEGATIVE_INFINITY;
  const factsOf = (request: FastifyRequest, waitSeconds?: number) =>
    requestFacts(request, isOwnOrigin(settings.publicOrigin, request.headers), {
      waitSeconds,
      isSecure: isSecure(settings.publicOrigin, request),
      publicOrigin: settings.publicOrigin,
    });

  /** A public page is drawn of the address and nothing else of the request, or it could not be shared. */
  function havePage(
    address: string,
    isPrivate: boolean,
    request: FastifyRequest,
    left: AbortSignal,
  ): Promise<RenderedPage | StoredPage> {
    return isPrivate
      ? queued(() => drawn(address, { signal: left }, factsOf(request)))
      : cachedPage(address, (signal) => toBeStored(address, signal), left);
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = request.raw.url ?? '/';
    const whole = withoutLineBreaks(address);
    if (whole !== address) {
      return reply.header('cache-control', PERMANENT_REDIRECT).redirect(whole, 301);
    }
    const left = abortOf(reply);
    try {
      const isPrivate = table.isPrivate(pathOf(address));
      const had = () => havePage(address, isPrivate, request, left);
      const rendered = await (isSentAhead(request) ? queuedAhead(had) : had());
      void reply.header('cache-control', isPrivate ? 'no-store' : cachingOf(rendered));
      if (rendered.kind === 'redirect') {
        // What is kept for seconds is for everybody, and sets nobody's cookies.
        if (isPrivate) void reply.header('set-cookie', [...rendered.cookies]);
        return await reply.redirect(rendered.location, rendered.status);
      }
      if (rendered.status === 200) countOpening(request);
      if (!isPrivate && rendered.status === 200 && isUnchanged(request, reply, tagOf(rendered))) {
        return await withPolicies(rendered, request, reply).status(304).send();
      }
      return await send(rendered, request, reply);
    } catch (error) {
      // Nobody is there to read of it, and nothing has broken.
      if (left.aborted) return reply.status(CLIENT_LEFT).send();
      return error instanceof TooBusy ? refuse(reply) : sendBroken(error, request, reply);
    }
  }

  function refuse(reply: FastifyReply): FastifyReply {
    const now = clock.now();
    if (!isRecent(refusedAt, now, SAME_LINE_MS)) {
      refusedAt = now;
      parts.log('More pages are asked for than can be drawn: some are refused with 503.');
    }
    return tooBusy(reply, settings.siteName);
  }

  function countOpening(request: FastifyRequest): void {
    const visitor = isSomebodyOpening(request) ? visitorOf(request) : undefined;
    if (visitor !== undefined) parts.opened?.(pathOf(request.url), visitor);
  }

  const withPolicies = (
    rendered: DrawnPage | StoredPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    if (table.knownAs(pathOf(request.raw.url)) !== undefined) {
      void reply.header('referrer-policy', 'no-referrer');
    }
    return (
      reply
        // On the answer that is not compressed too, or a shared cache would hand it to all.
        .header('vary', 'accept-encoding')
        .header('content-security-policy', rendered.policy)
    );
  };

  async function send(
    rendered: DrawnPage | StoredPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { encoding, body } = await bodyFor(rendered, request.headers['accept-encoding']);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    if (rendered.status === 503) void reply.header('retry-after', AGAIN_IN);
    return withPolicies(rendered, request, reply)
      .status(rendered.status)
      .type('text/html; charset=utf-8')
      .send(body);
  }

  function sendBroken(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    parts.log(`Page ${pageName(table, request.raw.url)} could not be rendered: ${String(error)}`);
    return brokenDown(reply, settings.siteName);
  }

  /** The shopper may have gone while a form is on its way: it goes on, since it was sent. */
  async function answerToForm(
    form: PostedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const signal = AbortSignal.timeout(ACTION_MS);
    const packed =
      'read' in form
        ? { body: form.read }
        : { body: form.body, headers: { 'content-type': form.contentType } };
    const asked = { method: 'POST', ...packed, signal };
    void reply.header('cache-control', 'no-store');
    try {
      const rendered = await drawn(
        request.raw.url ?? '/',
        asked,
        factsOf(request, form.waitSeconds),
      );
      if (rendered.kind === 'page' && rendered.status === 429) {
        void reply.header('retry-after', String(form.waitSeconds ?? AGAIN_IN));
      }
      // Reading the page that follows again sends nothing again.
      return rendered.kind === 'redirect'
        ? await reply.header('set-cookie', [...rendered.cookies]).redirect(rendered.location, 303)
        : await send(rendered, request, reply);
    } catch (error) {
      if (signal.aborted) throw Object.assign(new Error('It took too long'), { statusCode: 503 });
      return sendBroken(error, request, reply);
    }
  }

  return { page, answerToForm };
}

const tagOf = (rendered: DrawnPage | StoredPage): string =>
  'packed' in rendered ? rendered.tag : weakTag(rendered.html);

function cachingOf(rendered: RenderedPage | StoredPage): string {
  // A page with a part that failed is for whoever asked; the next is to have a better one.
  if (rendered.kind === 'page') {
    return rendered.isPublic && rendered.isWhole ? PUBLIC_PAGE : 'no-cache';
  }
  return rendered.status === 301 ? PERMANENT_REDIRECT : 'no-cache';
}

/** Not a question whether the page is there, and not a browser fetching ahead. */
const isSomebodyOpening = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? ''));

/** Aborted when the client leaves before it has been answered. */
function abortOf({ raw }: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) aborted.abort();
  });
  return aborted.signal;
}
