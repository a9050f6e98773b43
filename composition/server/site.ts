import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { customerCalls } from './account/customer-calls';
import { browserLines } from './browser-lines';
import { installRoutes } from './install-routes';
import { orderlyClose, type CloseConnections } from './life/close-connections';
import { healthRoutes } from './life/health-routes';
import { makeLife } from './life/life';
import { answerInTurn } from './limits/pipelining';
import { USUAL_LIMITS } from './limits/server-limits';
import { isOfCall, isOfFile } from './pages/missing-files';
import { pageAnswers } from './pages/page-answers';
import { pagePosts } from './pages/page-posts';
import { noSuchCall, noSuchFile } from './pages/plain-answers';
import { pathOf, requestedAddress } from './pages/requested-address';
import { relay } from './relay';
import { isFromThisSite, isOwnOrigin, isSecure } from './same-origin';
import { feedRoutes } from './feeds/feed-routes';
import { searchEngineRoutes } from './search-engine-routes';
import { requestFacts } from '../request/request-facts';
import { securityHeaders } from './security-headers';
import type { SiteParts } from './site-parts';
import { siteOrigin } from '../settings/site-origin';
import { viewsOfMany } from './views-of-many';
import { clientFiles } from './client-files';

export interface Site {
  readonly site: FastifyInstance;
  readonly closeConnections: CloseConnections;
}

/** The whole site on one Fastify instance. Holds no state of any shopper. */
export async function makeSite(parts: SiteParts): Promise<Site> {
  const { settings } = parts;
  const life = makeLife();
  const limits = { ...USUAL_LIMITS, ...parts.limits };
  const lines = browserLines(settings);
  const comesFromThisSite = ({ headers }: FastifyRequest): boolean =>
    isFromThisSite(headers, isOwnOrigin(settings.publicOrigin, headers));
  const origin = siteOrigin(settings);
  const site = Fastify({
    routerOptions: { maxParamLength: 400 },
    trustProxy: settings.trustedProxies,
    // Of a whole request, however slowly it comes; looked after often enough to mean it.
    requestTimeout: limits.requestMs,
    // A longer time for the headers alone would put the other out of force.
    http: {
      connectionsCheckingInterval: limits.requestMs / 4,
      headersTimeout: limits.requestMs,
    },
    connectionTimeout: limits.stalledMs,
    // What still comes while the server leaves is answered like the rest.
    return503OnClosing: false,
    rewriteUrl: (request) => requestedAddress(request.url),
  });

  const closeConnections = orderlyClose(site, life);
  const isSentAhead = answerInTurn(site, limits);
  await site.register(healthRoutes(life));
  await securityHeaders(site, settings);
  await site.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  });
  if (parts.clientFolder !== undefined) await clientFiles(site, parts.clientFolder);
  customerCalls(site, {
    isFromThisSite: comesFromThisSite,
    isSecure: (request) => isSecure(settings.publicOrigin, request),
    endSession: (request) => {
      const { app, end } = parts.appForRequest(
        origin,
        requestFacts(request, () => false, { isSecure: isSecure(settings.publicOrigin, request) }),
      );
      app.ports.customers.logOut().subscribe({ complete: end });
    },
  });
  if (parts.sandbox !== undefined) await site.register(parts.sandbox);
  const { handedOn } = lines;
  if (handedOn !== undefined) {
    await site.register(relay({ ...handedOn, isFromThisSite: comesFromThisSite, log: parts.log }));
  }
  await site.register(
    viewsOfMany(() => {
      const { app, end } = parts.appForRequest(origin);
      return { views: app.ports.views, end };
    }),
  );
  await site.register(
    feedRoutes({
      siteName: settings.siteName,
      origin,
      open: () => {
        const { app, end } = parts.appForRequest(origin);
        return { articles: app.ports.articles, end };
      },
    }),
  );
  await site.register(installRoutes(parts, origin));

  const table = parts.pageTable(parts.appForRequest(origin).app);
  const { page, answerToForm } = pageAnswers(parts, { table, origin, limits, isSentAhead });
  await site.register(searchEngineRoutes({ origin, sitemap: parts.sitemap, page }));
  // A route, not the handler of what is not found, since only routes are compressed.
  site.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (isOfCall(path)) return noSuchCall(reply);
    return isOfFile(path) ? noSuchFile(reply) : page(request, reply);
  });
  await site.register(
    pagePosts({
      siteName: settings.siteName,
      takesPosts: table.takesPosts,
      pathsWithFiles: table.pathsWithFiles,
      isFromThisSite: comesFromThisSite,
      answer: answerToForm,
      log: parts.log,
    }),
  );
  site.setNotFoundHandler((_, reply) =>
    reply.status(405).header('allow', 'GET, HEAD').send({ message: 'Method not allowed' }),
  );
  return { site, closeConnections };
}
