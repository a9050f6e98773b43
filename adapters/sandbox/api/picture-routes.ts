import etag from '@fastify/etag';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { TooManyWaiting } from '../pictures/painting-queue';
import { parsePictureAddress, pictureAddress } from '../pictures/picture-address';
import type { PictureStore } from '../pictures/picture-store';
import { byteRange } from './byte-range';
import { makeUnderWay } from './under-way';

/** A picture's address names all it shows, so it may be kept; a week, since the studio may improve. */
const KEPT = 'public, max-age=604800';

/** In seconds: by then half of those that wait are painted. */
const COME_AGAIN = '3';

/**
 * Pictures that one client may wait for at a time: of the sixty that may wait to be painted some room is left for
 * others. A browser asks for six at once.
 */
const MOST_OF_ONE = 40;

/**
 * Whether the picture at an address is one of the vehicle with this mark.
 * @param mark upper case, without a space.
 */
type IsOfVehicle = (mark: string, address: string) => boolean;

/**
 * A registration is lettered for the look and the paint of the vehicle that has it, and left blank on
 * all else: each would be a picture to be painted and kept, and a stranger could think of millions.
 */
function withKnownPlate(address: string, isOfVehicle: IsOfVehicle): string {
  const subject = parsePictureAddress(address);
  if (subject?.plate === undefined) return address;
  if (isOfVehicle(subject.plate.toUpperCase(), address)) return address;
  const { plate: _unknown, ...blank } = subject;
  return pictureAddress(blank);
}

/** The studio's pictures and films at their addresses, below `/pictures/`. */
export const pictureRoutes =
  (pictures: PictureStore, isOfVehicle: IsOfVehicle): FastifyPluginAsync =>
  async (server) => {
    const underWay = makeUnderWay(MOST_OF_ONE);
    await server.register(etag);
    server.setErrorHandler((error, request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (error instanceof TooManyWaiting) {
        return reply
          .code(503)
          .header('retry-after', COME_AGAIN)
          .send({ message: 'Many pictures are being painted; ask again in a moment.' });
      }
      request.log.error(error);
      return reply.code(500).send({ message: 'The picture could not be made.' });
    });
    server.get('/pictures/*', async (request, reply) => {
      const address = withKnownPlate(request.url.split('?', 1)[0] ?? '', isOfVehicle);
      const film = await pictures.film(address);
      if (film !== undefined) return sendFilm(request, reply, film);
      if (!underWay.begin(request.ip)) throw new TooManyWaiting();
      const picture = await pictures.picture(address, leavingOf(reply)).finally(() => {
        underWay.end(request.ip);
      });
      if (picture === undefined) {
        return reply.code(404).send({ message: 'There is no such picture.' });
      }
      return reply.type('image/webp').header('cache-control', KEPT).send(Buffer.from(picture));
    });
  };

/** That whoever asked has gone without an answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) leaving.abort();
  });
  return leaving.signal;
}

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
  // Of the whole, whichever part of it is sent.
  reply.header('etag', `"${createHash('sha1').update(film).digest('base64')}"`);
  reply.header('cache-control', KEPT);
  if (range === undefined) return reply.send(Buffer.from(film));
  const { from, to } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${String(from)}-${String(to)}/${String(film.length)}`)
    .send(Buffer.from(film.subarray(from, to + 1)));
}
