import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { createHash } from 'node:crypto';

/** The validator of a text, the same however it is encoded on its way. */
export const weakTag = (text: string): string =>
  `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/**
 * Names what is sent by its tag, and says whether the client has just that already: then nothing but
 * 304 need be sent.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('etag', tag);
  return fresh(request.headers, { etag: tag });
}

/** A text, or nothing where the client has it. */
export const sendIfChanged = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply =>
  isUnchanged(request, reply, weakTag(text)) ? reply.status(304).send() : reply.send(text);
