import { redirectDocument, type RouteObject } from 'react-router-dom';
import type { App } from '../../../kit/app';
import { coming } from '../../../kit/coming';

const summaryPage = () => import('./summary-page');

/** One valuation (ROUTE-37). Its address is the only key to it: others know the page by what stands before the hash. */
export const summaryRoute = (app: App): RouteObject => ({
  id: 'valuation-summary',
  path: 'car-value/summary/:id?',
  handle: { visit: 'private', knownAs: '/car-value/summary/' },
  lazy: coming(summaryPage, (page) => page.SummaryPage),
  // In a browser a document of its own: what may report has not run in it, and does not.
  loader: async (asked) =>
    app.wholePages
      ? (await import('./summary-loader')).summaryLoader(app)(asked)
      : redirectDocument(asked.request.url),
});
