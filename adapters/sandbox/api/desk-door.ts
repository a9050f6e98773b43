import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'forecourt_desk';
const OPEN_FOR_SECONDS = 12 * 3600;

/** The name under which a posted form proves that it comes from a page of the desk. */
const PROOF_NAME = 'proof';

/** Takes as long for a token that is nearly right as for any other. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export interface DeskDoor {
  /** What every form of the desk carries; nobody learns it who has not opened a page. */
  readonly proof: string;
}

/**
 * Lets nobody in but who has the token, which becomes a cookie at its first use, so that it stays
 * out of links and logs. A wrong token gets nothing; who brings none, or a cookie of an earlier one, is told where it is. What is
 * posted must come from a page of the desk, whatever cookies the browser adds.
 */
export function deskDoor(
  desk: FastifyInstance,
  token: string,
  whenShut: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): DeskDoor {
  const secretOf = (use: string) => createHmac('sha256', token).update(use).digest('hex');
  const pass = secretOf('desk');
  const proof = secretOf('proof');

  desk.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    const shown = queryOf(request, 'token');
    if (shown !== undefined) {
      if (!isSame(shown, token)) return reply.code(403).send();
      return reply
        .header('set-cookie', passCookie(pass, request.protocol === 'https'))
        .redirect(request.url.split('?', 1)[0] ?? '/sandbox/inbox', 303);
    }
    // A token that is made up at each start leaves the cookies of the last one behind.
    if (!isSame(cookieOf(request) ?? '', pass)) return whenShut(reply.code(401));
  });
  desk.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { [PROOF_NAME]: shown } = postedTexts(request.body);
    const site = request.headers['sec-fetch-site'];
    const isFromHere = site === undefined || site === 'same-origin';
    if (!isFromHere || shown === undefined || !isSame(shown, proof)) return reply.code(403).send();
  });
  return { proof };
}

export const queryOf = ({ url }: FastifyRequest, name: string): string | undefined =>
  new URLSearchParams(url.split('?', 2)[1] ?? '').get(name) ?? undefined;

/** The fields of a form that was posted as text. */
export const postedTexts = (body: unknown): Readonly<Record<string, string | undefined>> =>
  Buffer.isBuffer(body) ? Object.fromEntries(new URLSearchParams(body.toString('utf8'))) : {};

function passCookie(pass: string, isSecure: boolean): string {
  const kept = `${COOKIE}=${pass}; Path=/sandbox; Max-Age=${String(OPEN_FOR_SECONDS)}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${kept}; Secure` : kept;
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]+)`).exec(headers.cookie ?? '')?.[1];
