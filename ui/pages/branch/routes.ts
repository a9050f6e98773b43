import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const contactPage = () => import('./contact-page');
const branchPage = () => import('./branch-page');

/** All branches, and each (ROUTE-09, ROUTE-10). */
export const branchRoutes = (app: App): RouteObject[] => [
  {
    id: 'contact',
    path: 'contact',
    lazy: coming(
      contactPage,
      (page) => page.ContactPage,
      (page) => page.contactLoader(app),
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
