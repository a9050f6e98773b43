import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const outcomePage = () => import('./outcome-page');

const outcomeRoute = (app: App, page: 'success' | 'failed'): RouteObject => ({
  id: `reservation-${page}`,
  path: `reservation-${page}/:id?`,
  handle: { visit: 'private', knownAs: `/reservation-${page}/` },
  lazy: coming(
    outcomePage,
    (module) => module.OutcomePage,
    (module) => module.outcomeLoader(app, page),
  ),
});

/** What became of a reservation (ROUTE-22, ROUTE-21). Both pages tell how it stands, whichever was asked for. */
export const outcomeRoutes = (app: App): RouteObject[] => [
  outcomeRoute(app, 'success'),
  outcomeRoute(app, 'failed'),
];
