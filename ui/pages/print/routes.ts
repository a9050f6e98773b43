import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { ErrorPage } from '../../frame/error-page';
import { coming } from '../../kit/coming';

/** Only the page, for paper (LAYOUT-02, ROUTE-24, ROUTE-25). */
export const printRoutes = (app: App, section: SiteSection): RouteObject[] => [
  {
    id: `print-${section}`,
    path: `used/${section}/print/:slug?`,
    lazy: coming(
      () => import('./vehicle-print-page'),
      (page) => page.VehiclePrintPage,
      (page) => page.vehiclePrintLoader(app, section),
    ),
    ErrorBoundary: ErrorPage,
  },
  {
    id: `print-check-${section}`,
    path: `used/${section}/provenance/print/:slug?`,
    lazy: coming(
      () => import('./check-print-page'),
      (page) => page.CheckPrintPage,
      (page) => page.checkPrintLoader(app, section),
    ),
    ErrorBoundary: ErrorPage,
  },
];
