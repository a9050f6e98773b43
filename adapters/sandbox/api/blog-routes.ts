import type { FastifyInstance } from 'fastify';
import { slugOf } from '../../../core/kernel/slug-of';
import { findArticles } from '../blog/find-articles';
import type { StoredArticle } from '../blog/stored-article';
import { wireCategories, wirePost } from '../blog/wire-post';
import { parametersOf } from './query-parameters';
import { pageSizeOf } from './search-request';

const MOST_POSTS = 100;

/** Articles that are there for readers: their day has come, and nobody has withdrawn them. */
const published = (articles: readonly StoredArticle[], today: string): readonly StoredArticle[] =>
  articles.filter((one) => !one.isWithdrawn && one.published <= today);

/** The blog (CALL-35, CALL-36, CG-124). @param today ISO day. */
export function blogRoutes(
  api: FastifyInstance,
  articles: () => readonly StoredArticle[],
  today: () => string,
): void {
  const open = () => published(articles(), today());

  api.get('/blog/categories', () => ({ data: wireCategories(open()) }));

  api.get('/blog/all', async (request, reply) => {
    const asked = parametersOf(request);
    const found = open();
    const categories = wireCategories(found);
    const size = Math.max(1, Math.min(pageSizeOf(asked, 13), MOST_POSTS));
    const slug = asked.text('slug');
    if (slug !== undefined) {
      const isWithdrawn = articles().some((one) => one.slug === slug && one.isWithdrawn);
      if (isWithdrawn) return reply.code(410).send({ message: 'This post has been withdrawn.' });
      const post = found.find((one) => one.slug === slug);
      return {
        data: post === undefined ? [] : [wirePost(post, categories, true)],
        meta: { total: post === undefined ? 0 : 1, per_page: size, current_page: 1, last_page: 1 },
      };
    }
    const category = asked.text('category');
    const tag = asked.text('tag');
    const isSticky = asked.text('sticky') === '1';
    const chosen = findArticles(found, asked.text('search') ?? '').filter(
      (one) =>
        (category === undefined || slugOf(one.category) === category) &&
        (tag === undefined || one.tags.some((name) => slugOf(name) === tag)) &&
        (!isSticky || one.isFeatured),
    );
    const sorted = asked.text('sort') === 'age|asc' ? [...chosen].reverse() : chosen;
    const page = Math.max(1, Math.floor(asked.number('page') ?? 1));
    const total = sorted.length;
    return {
      data: sorted
        .slice((page - 1) * size, page * size)
        .map((one) => wirePost(one, categories, false)),
      meta: {
        total,
        per_page: size,
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / size)),
      },
    };
  });
}
