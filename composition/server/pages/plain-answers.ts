import type { FastifyReply } from 'fastify';
import { brokenPage } from './broken-page';
import { noticePage, NOTICE_POLICY } from './notice-page';

const NOTHING_RUNS = "default-src 'none'";

const plainText = (reply: FastifyReply, status: number): FastifyReply =>
  reply.status(status).type('text/plain; charset=utf-8');

const html = (reply: FastifyReply, status: number): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');

export const noSuchFile = (reply: FastifyReply): FastifyReply =>
  plainText(reply, 404)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', NOTHING_RUNS)
    .send('There is no such file.');

export const noSuchCall = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').send({ message: 'There is no such call.' });

/** For programs: what was asked for cannot be had just now. */
export const comeAgain = (reply: FastifyReply): FastifyReply =>
  plainText(reply, 503)
    .header('retry-after', '60')
    .header('cache-control', 'no-store')
    .send('Please ask again in a minute.');

/** When even the error page cannot be drawn. */
export const brokenDown = (reply: FastifyReply, siteName: string): FastifyReply =>
  html(reply, 500).header('content-security-policy', NOTHING_RUNS).send(brokenPage(siteName));

/** For people: more pages are asked for than can be drawn. */
export const tooBusy = (reply: FastifyReply, siteName: string): FastifyReply =>
  html(reply, 503)
    .header('retry-after', '5')
    .header('content-security-policy', NOTICE_POLICY)
    .send(
      noticePage(
        siteName,
        'We are very busy just now',
        'Please try again in a few seconds. Nothing you saved is lost.',
      ),
    );
