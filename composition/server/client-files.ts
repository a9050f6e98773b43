import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What a picture shows is in its name, but it may be drawn better. */
const A_WEEK = 'public, max-age=604800';
const A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The files of the browser build. What may change has one validator; what never does has none to send each time. */
export async function clientFiles(site: FastifyInstance, folder: string): Promise<void> {
  await site.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/.vite/**', '**/*.br'],
    setHeaders: (reply, path) => {
      if (/[/\\]assets[/\\]/.test(path)) void reply.header('cache-control', FOR_EVER);
      if (/[/\\]pictures[/\\]/.test(path)) void reply.header('cache-control', A_WEEK);
      if (path.endsWith('favicon.svg')) void reply.header('cache-control', A_DAY);
    },
  });
  site.addHook('onSend', (_request, reply, _body, done) => {
    if (reply.getHeader('cache-control') === FOR_EVER) reply.removeHeader('etag');
    done();
  });
}
