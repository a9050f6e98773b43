/** By the day of publication (BLOG-03). */
export type ArticleOrder = 'latest' | 'oldest';

/**
 * What a list of articles is asked for. It is the state of the list's page, and its address:
 * `toArticlesAddress` and `fromArticlesAddress` lose nothing of it.
 */
export interface ArticleQuery {
  /** As it was typed, trimmed (BLOG-15); never empty. */
  readonly search?: string;
  /** Slug of a category. */
  readonly category?: string;
  /** Slug of a tag. */
  readonly tag?: string;
  readonly order: ArticleOrder;
  /** From 1. */
  readonly page: number;
}

/** All articles, the latest first (CG-123). */
export const ALL_ARTICLES: ArticleQuery = { order: 'latest', page: 1 };

/** On one page of a list (BLOG-19). */
export const ARTICLES_A_PAGE = 13;

/** Above the landing's list (BLOG-20). */
export const FEATURED_ARTICLES = 3;

/** Beneath an article (BLOG-20). */
export const RELATED_ARTICLES = 3;

/** In a row of the latest, where a list has nothing to show (BLOG-20). */
export const CAROUSEL_ARTICLES = 5;
