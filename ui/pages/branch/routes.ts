import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const branchPage = () => import('./branch-page');

/** All branches, and each (ROUTE-09, ROUTE-10). */
export const branchRoutes = (app: App): RouteObject[] => [
  {
    id: 'contact',
    path: 'contact',
    lazy: coming(
      branchPage,
      (page) => page.ContactPage,
      (page) => page.branchesLoader(app),
    ),
  },
  {
    id: 'contact-branch',
    path: 'contact/:branch',
    lazy: coming(
      branchPage,
      (page) => page.BranchPage,
      (page) => page.branchLoader(app),
    ),
  },
];
