import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { goneVehicle } from '../gone-vehicle';

const vehiclePage = () => import('./vehicle-page');

/** The page of one vehicle (ROUTE-40). */
export const vehicleRoute = (app: App, section: SiteSection): RouteObject => ({
  id: `vehicle-${section}`,
  path: `used/${section}/:slug`,
  // A window that opens or closes over the page is no other page.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    ...coming(
      vehiclePage,
      (page) => page.VehiclePage,
      (page) => (asked) =>
        page
          .vehicleLoader(
            app,
            section,
          )(asked)
          .catch((problem: unknown) =>
            import('../redirection-loader').then(({ movedOr }) => movedOr(app, asked, problem)),
          ),
    ),
    ...goneVehicle,
  },
});
