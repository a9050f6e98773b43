import type { FastifyPluginAsync } from 'fastify';
import { sendIfChanged } from './pages/if-changed';
import type { PageAnswers } from './pages/page-answers';
import { comeAgain } from './pages/plain-answers';
import { robotsText, sitemapIndex, sitemapPart } from './search-engine-files';
import type { SiteParts } from './site-parts';

export interface SearchEngineParts extends Pick<SiteParts, 'sitemap'>, Pick<PageAnswers, 'page'> {
  readonly origin: string;
}

/** What crawlers ask for by itself. */
export const searchEngineRoutes =
  ({ origin, sitemap, page }: SearchEngineParts): FastifyPluginAsync =>
  (site) => {
    site.get('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
    );
    site.get('/sitemap.xml', async (request, reply) => {
      const files = await sitemap();
      if (files === undefined) return comeAgain(reply);
      const text = sitemapIndex(origin, Object.keys(files));
      return sendIfChanged(request, reply.type('application/xml'), text);
    });
    site.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
      const files = await sitemap();
      if (files === undefined) return comeAgain(reply);
      const entries = files[`sitemap-${request.params.part}.xml`];
      if (entries === undefined) return page(request, reply);
      return sendIfChanged(request, reply.type('application/xml'), sitemapPart(origin, entries));
    });
    return Promise.resolve();
  };
