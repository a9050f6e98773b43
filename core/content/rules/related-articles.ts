import { RELATED_ARTICLES } from '../model/article-query';
import type { ArticleSummary } from '../model/article';

/**
 * What else a reader of an article may like (BLOG-09): the most tags in common first, then the same
 * category, then the latest. Never the article itself, and none twice.
 */
export function relatedArticles(
  article: ArticleSummary,
  others: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const tags = new Set(article.tags.map(({ slug }) => slug));
  const nearness = ({ tags: its, category }: ArticleSummary): number =>
    2 * its.filter(({ slug }) => tags.has(slug)).length +
    (category !== undefined && category.slug === article.category?.slug ? 1 : 0);
  const distinct = new Map(others.map((other) => [other.slug, other] as const));
  distinct.delete(article.slug);
  return [...distinct.values()]
    .map((other) => ({ other, near: nearness(other) }))
    .sort(
      (one, two) =>
        two.near - one.near ||
        (two.other.publishedOn ?? '').localeCompare(one.other.publishedOn ?? ''),
    )
    .slice(0, RELATED_ARTICLES)
    .map(({ other }) => other);
}
