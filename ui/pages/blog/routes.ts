import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const articlesPage = () => import('./articles-page');
const articlePage = () => import('./article-page');

/** Its pages are read: what script they have comes when somebody does more than that (ADR 036). */
const READ = { script: 'when-wanted' } as const;

/** The blog: its lists, and each article (ROUTE-03 to ROUTE-07). */
export const blogRoutes = (app: App): RouteObject[] => [
  ...['blog', 'blog/category/:id?', 'blog/tag/:id?', 'blog-search/:query?'].map((path) => ({
    id: path,
    path,
    handle: READ,
    lazy: coming(
      articlesPage,
      (page) => page.ArticlesPage,
      (page) => page.articlesLoader(app),
    ),
  })),
  {
    id: 'blog/:id',
    path: 'blog/:id',
    handle: READ,
    lazy: coming(
      articlePage,
      (page) => page.ArticlePage,
      (page) => page.articleLoader(app),
    ),
  },
];
