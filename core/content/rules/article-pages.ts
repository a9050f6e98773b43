import { ARTICLES_A_PAGE } from '../model/article-query';

/** How many pages a list has; one with nothing in it has one (WE-138). */
export const articlePages = (total: number): number =>
  Math.max(1, Math.ceil(total / ARTICLES_A_PAGE));
