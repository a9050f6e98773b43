import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { thirdParties, trackingSettings } from '../settings/tracking-settings';
import { systemClock } from '../../adapters/time/system-clock';
import type { RequestFacts } from '../../ui/kit/request-facts';
import { requestFacts } from '../request/request-facts';
import { brokenPage } from './broken-page';
import { browserLines } from './browser-lines';
import { bodyFor } from './compressed-body';
import { isOfFile } from './missing-files';
import { pageCache } from './cache/page-cache';
import { installRoutes } from './install-routes';
import { pagePosts, type PostedForm } from './page-posts';
import { relay } from './relay';
import type { RenderedPage } from './render';
import { robotsText, sitemapIndex, sitemapPart } from './search-engine-files';
import { isFromThisSite, isOwnOrigin } from './same-origin';
import type { SiteParts } from './site-parts';
import { viewsOfMany } from './views-of-many';

/** Shared caches may keep a public page for a minute and serve it stale for five while they ask again. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Left to itself a browser would keep a permanent redirect for good, an editor's mistake too. */
const PERMANENT_REDIRECT = 'public, max-age=3600';
/** For the whole of a request to arrive, headers and body. */
const REQUEST_MS = 20_000;
/** For all that a posted form sets off. */
const ACTION_MS = 20_000;
/** As proxies note it in their logs; nobody else reads it. */
const CLIENT_LEFT = 499;
/** What a picture shows is in its name, but it may be drawn better. */
const A_WEEK = 'public, max-age=604800';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The whole site on one Fastify instance. Holds no state of any shopper. */
export async function makeSite(parts: SiteParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const tracking = trackingSettings(settings);
  const others = thirdParties(settings);
  const lines = browserLines(settings);
  const isOwn = ({ headers }: FastifyRequest) => isOwnOrigin(settings.publicOrigin, headers);
  const origin =
    settings.publicOrigin ??
    `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${settings.port}`;
  const site = Fastify({
    routerOptions: { maxParamLength: 400 },
    trustProxy: settings.trustedProxies,
    // Of a whole request, however slowly it comes; looked after often enough to mean it.
    requestTimeout: REQUEST_MS,
    // A longer time for the headers alone would put the other out of force.
    http: { connectionsCheckingInterval: REQUEST_MS / 4, headersTimeout: REQUEST_MS },
    // A malformed percent sign in a path is an address like any other (RT-3).
    rewriteUrl: (request) => wellFormedPath(ownAddress(request.url ?? '/')),
  });

  await site.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Without a referrer a browser sends forms to their own site as from nowhere.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: settings.publicOrigin?.startsWith('https:') ?? false,
  });
  await site.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  });
  if (parts.clientFolder !== undefined) {
    await site.register(fastifyStatic, {
      root: parts.clientFolder,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/.vite/**', '**/*.br'],
      setHeaders: (reply, path) => {
        if (/[/\\]assets[/\\]/.test(path)) void reply.header('cache-control', FOR_EVER);
        if (/[/\\]pictures[/\\]/.test(path)) void reply.header('cache-control', A_WEEK);
      },
    });
  }
  if (parts.sandbox !== undefined) await site.register(parts.sandbox);
  if (lines.relayedTo !== undefined) {
    await site.register(
      relay({
        to: lines.relayedTo,
        isFromThisSite: (request) => isFromThisSite(request.headers, isOwn(request)),
        log: parts.log,
      }),
    );
  }

  await site.register(
    viewsOfMany(() => {
      const { app, end } = parts.appForRequest(origin);
      return { views: app.ports.views, end };
    }),
  );
  await site.register(installRoutes(parts, origin));

  site.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  );
  site.get('/sitemap.xml', async (_, reply) => {
    const files = await parts.sitemap();
    if (files === undefined) return comeAgain(reply);
    return reply.type('application/xml').send(sitemapIndex(origin, Object.keys(files)));
  });
  site.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const files = await parts.sitemap();
    if (files === undefined) return comeAgain(reply);
    const entries = files[`sitemap-${request.params.part}.xml`];
    if (entries === undefined) return page(request, reply);
    return reply.type('application/xml').send(sitemapPart(origin, entries));
  });

  const cachedPage = pageCache<RenderedPage>({
    clock: parts.clock ?? systemClock,
    milliseconds: settings.heldPagesSeconds * 1000,
    mayBeCached: (rendered) => rendered.kind === 'page' && rendered.isPublic && rendered.isWhole,
    sizeOf: (rendered) => (rendered.kind === 'page' ? rendered.html.length * 2 : 0),
  });

  const table = parts.pageTable(parts.appForRequest(origin).app);
  /** A page as a line may name it: without its query, which may be somebody's own, or a secret. */
  const nameOf = (address?: string): string => table.knownAs(pathOf(address)) ?? pathOf(address);
  const factsOf = (request: FastifyRequest): RequestFacts => requestFacts(request, isOwn(request));

  async function drawn(
    address: string,
    asked: RequestInit = {},
    facts?: RequestFacts,
  ): Promise<RenderedPage> {
    const { app, end } = parts.appForRequest(origin, facts, asked.method === 'POST');
    // An address with a secret is told to nobody else: no script of others runs where it can be read.
    const told =
      table.knownAs(pathOf(address)) === undefined ? others : { connect: [], scripts: [] };
    try {
      return await parts.render({
        app,
        request: new Request(origin + address, asked),
        assetsOf: parts.assetsOf,
        log: (line) => parts.log(line.replaceAll(origin + address, nameOf(address))),
        visit: {
          siteName: settings.siteName,
          publicOrigin: origin,
          settings: app.settings,
          filterDebounce: settings.filterDebounce,
          hasServiceWorker: settings.serviceWorker === 'on' && parts.install !== undefined,
          recents: settings.recents,
          tracking,
          ...lines.told,
        },
        connect: [...new Set([...lines.origins, ...told.connect])],
        media: lines.media,
        foreignScripts: told.scripts,
      });
    } finally {
      end();
    }
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
      // A public page is drawn of the address and nothing else of the request, or it could not be shared.
      const rendered = isPrivate
        ? await drawn(address, { signal: left }, factsOf(request))
        : await cachedPage(address, (signal) => drawn(address, { signal }), left);
      if (rendered.kind === 'redirect') {
        return await reply
          .header('cache-control', isPrivate ? 'no-store' : cachingOf(rendered))
          .redirect(rendered.location, rendered.status);
      }
      if (rendered.status === 200 && isSomebodyOpening(request)) {
        parts.opened?.(pathOf(request.url));
      }
      void reply.header('cache-control', isPrivate ? 'no-store' : cachingOf(rendered));
      return await send(rendered, request, reply);
    } catch (error) {
      // Nobody is there to read of it, and nothing has broken.
      if (left.aborted) return reply.status(CLIENT_LEFT).send();
      return sendBroken(error, request, reply);
    }
  }

  async function send(
    rendered: DrawnPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (table.knownAs(pathOf(request.raw.url)) !== undefined) {
      void reply.header('referrer-policy', 'no-referrer');
    }
    const { encoding, body } = await bodyFor(rendered, request.headers['accept-encoding']);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    return (
      reply
        .status(rendered.status)
        .type('text/html; charset=utf-8')
        // On the answer that is not compressed too, or a shared cache would hand it to all.
        .header('vary', 'accept-encoding')
        .header('content-security-policy', rendered.policy)
        .send(body)
    );
  }

  function sendBroken(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    parts.log(`Page ${nameOf(request.raw.url)} could not be rendered: ${String(error)}`);
    return reply
      .status(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'")
      .send(brokenPage(settings.siteName));
  }

  /** The shopper may have gone while a form is on its way: it goes on, since it was sent. */
  async function answerToForm(
    { body, contentType }: PostedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const signal = AbortSignal.timeout(ACTION_MS);
    const asked = { method: 'POST', body, headers: { 'content-type': contentType }, signal };
    void reply.header('cache-control', 'no-store');
    try {
      const rendered = await drawn(request.raw.url ?? '/', asked, factsOf(request));
      // Reading the page that follows again sends nothing again.
      return rendered.kind === 'redirect'
        ? await reply.header('set-cookie', [...rendered.cookies]).redirect(rendered.location, 303)
        : await send(rendered, request, reply);
    } catch (error) {
      if (signal.aborted) throw Object.assign(new Error('It took too long'), { statusCode: 503 });
      return sendBroken(error, request, reply);
    }
  }

  // A route, not the handler of what is not found, since only routes are compressed.
  site.get('/*', (request, reply) =>
    isOfFile(pathOf(request.url)) ? noSuchFile(reply) : page(request, reply),
  );
  await site.register(
    pagePosts({
      siteName: settings.siteName,
      takesPosts: table.takesPosts,
      isFromThisSite: (request) => isFromThisSite(request.headers, isOwn(request)),
      answer: answerToForm,
      log: parts.log,
    }),
  );
  site.setNotFoundHandler((_, reply) =>
    reply.status(405).header('allow', 'GET, HEAD').send({ message: 'Method not allowed' }),
  );
  return site;
}

const pathOf = (address = '/'): string => address.split('?', 1)[0] ?? '/';

const noSuchFile = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'")
    .send('There is no such file.');

/** For programs: what was asked for cannot be had just now. */
const comeAgain = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .header('retry-after', '60')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Please ask again in a minute.');

type DrawnPage = Extract<RenderedPage, { readonly kind: 'page' }>;

function cachingOf(rendered: RenderedPage): string {
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

/**
 * Path and query of what a request asks for, which may be a whole address, as a proxy sends it, or
 * no path at all. Whose site it is written for makes no difference.
 */
const ownAddress = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');

/**
 * A line break comes into a path with a link copied over two lines, and the router knows no such
 * path. More than one slash at the start would name a host.
 */
function withoutLineBreaks(url: string): string {
  const [path = ''] = url.split('?', 1);
  const whole = path.replace(/%0[ad]|%e2%80%a[89]/gi, '');
  return whole === path ? url : whole.replace(/^[/\\]*/, '/') + url.slice(path.length);
}

/** Percent signs that start no valid sequence become literal ones, so that every address has a page. */
function wellFormedPath(url: string): string {
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + (cut === -1 ? '' : url.slice(cut));
  }
}
