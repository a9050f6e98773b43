import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { BRANCHES } from '../catalogue/branches';
import { REVIEW_PAGES, reviewsAt } from '../content/reviews';
import { escapeHtml } from './escape-html';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1.5rem}
blockquote{margin:0}li{margin-block:1rem}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Where the made-up reviews of a branch can all be read, the bad ones too: what a real source's own
 * page is.
 */
export const reviewRoutes =
  (today: () => string): FastifyPluginAsync =>
  (server) => {
    server.get<{ Params: { branch: string } }>(
      `${REVIEW_PAGES}/:branch`,
      async (request, reply) => {
        const { branch: slug } = request.params;
        const branch = BRANCHES.find((known) => known.slug === slug);
        const found = reviewsAt(slug, today());
        if (branch === undefined || found === undefined) {
          return reply.code(404).send({ message: 'There is no such branch.' });
        }
        const title = `Reviews of ${branch.name}`;
        const list = found.reviews.map(
          ({ rating, customer, comments, review_date: day }) =>
            `<li><p>${String(rating)} out of 5</p><blockquote>${escapeHtml(comments)}</blockquote>` +
            `<p>${escapeHtml(customer)}, ${day}</p></li>`,
        );
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', POLICY)
          .send(
            `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
              `<meta name="viewport" content="width=device-width, initial-scale=1">` +
              `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
              `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
              `<p>Made up, with the rest of the stand-in stock: ${String(found.average_rating)} out of 5 ` +
              `over ${String(found.total_reviews)} reviews.</p><ul>${list.join('')}</ul></main></body></html>`,
          );
      },
    );
    return Promise.resolve();
  };
