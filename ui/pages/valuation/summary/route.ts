import type { RouteObject } from 'react-router-dom';
import type { App } from '../../../kit/app';
import { coming } from '../../../kit/coming';

const summaryPage = () => import('./summary-page');

/** One valuation (ROUTE-37). Its address is the only key to it: others know the page by what stands before the hash. */
export const summaryRoute = (app: App): RouteObject => ({
  id: 'valuation-summary',
  path: 'car-value/summary/:id?',
  handle: { visit: 'private', knownAs: '/car-value/summary/' },
  lazy: coming(
    summaryPage,
    (page) => page.SummaryPage,
    (page) => page.summaryLoader(app),
  ),
});
