import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { CONTENT_PATHS } from './written-paths';

const contentPage = () => import('./content-page');

/** What script they have comes when somebody does more than read, or is there, where a page says so (ADR 036). */
const READ = { script: 'when-wanted' } as const;

/** Pages of text; a route is named by its path. */
export const contentRoutes = (app: App): RouteObject[] => [
  ...CONTENT_PATHS.map((path) => ({
    id: path,
    path,
    handle: READ,
    lazy: coming(
      contentPage,
      (page) => page.ContentPage,
      (page) => page.contentLoader(app),
    ),
  })),
];

/** The last routes of all: for addresses that no other has (ROUTE-20, ROUTE-32 to ROUTE-35). */
export const lastRoutes = (app: App): RouteObject[] => [
  {
    id: 'redirection',
    path: 'redirection/:id?',
    lazy: coming(
      contentPage,
      (page) => page.ContentPage,
      (page) => page.redirectionLoader(app),
    ),
  },
  {
    id: 'nothing-here',
    path: '*',
    handle: READ,
    lazy: coming(
      contentPage,
      (page) => page.ContentPage,
      (page) => page.unknownAddressLoader(app),
    ),
  },
];
