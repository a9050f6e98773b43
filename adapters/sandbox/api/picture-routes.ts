import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { parsePictureAddress, pictureAddress } from '../pictures/picture-address';
import type { PictureStore } from '../pictures/picture-store';
import { byteRange } from './byte-range';

/** A picture's address names all it shows, so it may be kept; a week, since the studio may improve. */
const KEPT = 'public, max-age=604800';

/** Whether a vehicle in stock has this mark; upper case, without a space. */
type IsInStock = (mark: string) => boolean;

/**
 * A registration that nobody has in stock is left blank: every mark is a picture to be painted and
 * kept, and a stranger could think of millions.
 */
function withKnownPlate(address: string, isInStock: IsInStock): string {
  const subject = parsePictureAddress(address);
  if (subject?.plate === undefined || isInStock(subject.plate.toUpperCase())) return address;
  const { plate: _unknown, ...blank } = subject;
  return pictureAddress(blank);
}

/** The studio's pictures and films at their addresses, below `/pictures/`. */
export const pictureRoutes =
  (pictures: PictureStore, isInStock: IsInStock): FastifyPluginAsync =>
  (server) => {
    server.get('/pictures/*', async (request, reply) => {
      const address = withKnownPlate(request.url.split('?', 1)[0] ?? '', isInStock);
      const film = await pictures.film(address);
      if (film !== undefined) return sendFilm(request, reply, film);
      const picture = await pictures.picture(address);
      if (picture === undefined) {
        return reply.code(404).send({ message: 'There is no such picture.' });
      }
      return reply.type('image/webp').header('cache-control', KEPT).send(Buffer.from(picture));
    });
    return Promise.resolve();
  };

/** The film, or the part a player asks for: some play nothing from a server that cannot send parts. */
function sendFilm(request: FastifyRequest, reply: FastifyReply, film: Uint8Array): FastifyReply {
  const range = byteRange(request.headers.range, film.length);
  reply.type('video/webm').header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${String(film.length)}`)
      .send();
  }
  reply.header('cache-control', KEPT);
  if (range === undefined) return reply.send(Buffer.from(film));
  const { from, to } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${String(from)}-${String(to)}/${String(film.length)}`)
    .send(Buffer.from(film.subarray(from, to + 1)));
}
