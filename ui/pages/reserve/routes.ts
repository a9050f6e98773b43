import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { orGoneVehicle } from '../gone-vehicle';

const reservePage = () => import('./reserve-page');

/** Reserving one vehicle (ROUTE-27): one visit's own, and the only page whose policy lets the checkout in. */
export const reserveRoute = (app: App, section: SiteSection): RouteObject => ({
  id: `reserve-${section}`,
  path: `used/${section}/reserve/:slug?`,
  handle: { visit: 'private', pays: true },
  ...orGoneVehicle(
    app,
    coming(
      reservePage,
      (page) => page.ReservePage,
      (page) => page.reserveLoader(app, section),
      (page) => page.reserveAction(app, section),
    ),
  ),
});
