import type { RouteObject } from 'react-router-dom';
import type { SiteSection, Wish } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { ErrorPage } from '../error-page';
import { coming } from './coming';

const vehiclePage = () => import('../vehicle-page');
const wishPage = () => import('../wish-page');

/** What a shopper may ask for about a vehicle, by the paths of ROUTE-23, -26, -27 and -29. */
const WISH_PATHS = [
  ['reserve', 'reserve'],
  ['callback', 'request-callback'],
  ['test-drive', 'test-drive'],
  ['enquire', 'enquire'],
] as const satisfies readonly (readonly [Wish, string])[];

const gone = {
  ErrorBoundary: () => vehiclePage().then((module) => module.VehicleErrorPage),
};

const wishRoute = (app: App, section: SiteSection, wish: Wish, id: string, path: string) => ({
  id,
  path,
  lazy: {
    ...coming(
      wishPage,
      (page) => page.WishPage,
      (page) => page.wishLoader(app, section, wish),
    ),
    ...gone,
  },
});

/** Buying online (ROUTE-15). */
export const buyNowRoute = (app: App): RouteObject =>
  wishRoute(app, 'cars', 'buy-now', 'buy-now', 'click-collect/:stockId');

/** The pages of one vehicle (ROUTE-23, ROUTE-26, ROUTE-27, ROUTE-29, ROUTE-30, ROUTE-40). */
export const vehicleRoutes = (app: App, section: SiteSection): RouteObject[] => [
  ...WISH_PATHS.map(([wish, path]) =>
    wishRoute(app, section, wish, `${path}-${section}`, `used/${section}/${path}/:slug?`),
  ),
  {
    id: `appointment-${section}`,
    path: `used/${section}/virtual-appointment/:slug?`,
    lazy: {
      ...coming(
        () => import('../appointment-page'),
        (page) => page.AppointmentPage,
        (page) => page.appointmentLoader(app, section),
      ),
      ...gone,
    },
  },
  {
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
      ...gone,
    },
  },
];

/** Only the page, for paper (LAYOUT-02, ROUTE-24, ROUTE-25). */
export const printRoutes = (app: App, section: SiteSection): RouteObject[] => [
  {
    id: `print-${section}`,
    path: `used/${section}/print/:slug?`,
    lazy: coming(
      () => import('../vehicle-print-page'),
      (page) => page.VehiclePrintPage,
      (page) => page.vehiclePrintLoader(app, section),
    ),
    ErrorBoundary: ErrorPage,
  },
  {
    id: `print-check-${section}`,
    path: `used/${section}/provenance/print/:slug?`,
    lazy: coming(
      () => import('../check-print-page'),
      (page) => page.CheckPrintPage,
      (page) => page.checkPrintLoader(app, section),
    ),
    ErrorBoundary: ErrorPage,
  },
];
