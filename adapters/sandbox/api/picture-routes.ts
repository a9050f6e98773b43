import type { FastifyPluginAsync } from 'fastify';
import type { PictureStore } from '../pictures/picture-store';

/** A picture's address names all it shows, so it may be kept; a week, since the studio may improve. */
const KEPT = 'public, max-age=604800';

/** The studio's pictures at their addresses, below `/pictures/`. */
export const pictureRoutes =
  (pictures: PictureStore): FastifyPluginAsync =>
  (server) => {
    server.get('/pictures/*', async (request, reply) => {
      const picture = await pictures.picture(request.url.split('?', 1)[0] ?? '');
      if (picture === undefined) {
        return reply.code(404).send({ message: 'There is no such picture.' });
      }
      return reply.type('image/webp').header('cache-control', KEPT).send(Buffer.from(picture));
    });
    return Promise.resolve();
  };
