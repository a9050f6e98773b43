import type { FastifyInstance } from 'fastify';
import { COOKIE_PAGE } from '../content/cookie-page';
import type { PagesBySlug } from '../pages/page-folder';
import type { StoredPage } from '../pages/stored-page';

/** Made of what the site keeps, so that it is true. */
const MADE: readonly StoredPage[] = [COOKIE_PAGE];

const bySlug = (pages: PagesBySlug): ReadonlyMap<string, StoredPage> =>
  new Map([...MADE.map((page) => [page.slug, page] as const), ...pages()]);

/** Pages that have an address of their own, as editors have written them (CG-124), and the list of them. */
export function pageRoutes(api: FastifyInstance, pages: PagesBySlug): void {
  api.get('/page', () => ({
    data: [...bySlug(pages).values()].map(({ slug, title, updated_at, fields }) => ({
      slug,
      title,
      ...(updated_at !== undefined && { updated_at }),
      fields: fields.filter((field) => field.slug === 'hide_from_search_engines'),
    })),
  }));
  api.get<{ Params: { slug: string } }>('/page/:slug', async (request, reply) => {
    const page = bySlug(pages).get(request.params.slug);
    return page === undefined
      ? reply.code(404).send({ message: 'There is no such page.' })
      : { data: page };
  });
}
