import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const outcomePage = () => import('./outcome-page');

/** What became of a reservation (ROUTE-22, ROUTE-21). Both pages tell how it stands, whichever was asked for. */
export const outcomeRoutes = (app: App): RouteObject[] =>
  (['success', 'failed'] as const).map((page) => {
    const id = `reservation-${page}`;
    return {
      id,
      path: `${id}/:id?`,
      handle: { visit: 'private', knownAs: `/${id}/` },
      lazy: coming(
        outcomePage,
        (module) => module.OutcomePage,
        (module) => module.outcomeLoader(app, page),
      ),
    };
  });
