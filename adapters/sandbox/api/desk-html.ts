import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { DeskViews, DrawnPage } from './desk-views';

const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Nothing runs and nothing is fetched but pictures and the face. An e-mail is styled by its own
 * attributes, and its frame is under the page's policy.
 */
const policyOf = (styles: readonly string[], showsMail: boolean): string =>
  [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    ...(showsMail ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Answers with a page of the desk. */
export const html = (reply: FastifyReply, page: DrawnPage, showsMail = false): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page.styles, showsMail))
    .send(page.html);

/** Answers that there is nothing at an address of a room of the desk. */
export async function missing(
  reply: FastifyReply,
  { views }: { readonly views: () => Promise<DeskViews> },
  room: 'inbox' | 'outbox' | 'reservations',
): Promise<FastifyReply> {
  const { notice } = await views();
  const words = 'It may never have been there: look at the address again.';
  return html(reply.code(404), notice({ title: 'There is nothing here', words, room }));
}
