import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { goneVehicle } from '../gone-vehicle';

/** Asking to be rung about one vehicle (ROUTE-26). Its key and what was typed are one visit's own. */
export const callbackRoute = (app: App, section: SiteSection): RouteObject => ({
  id: `request-callback-${section}`,
  path: `used/${section}/request-callback/:slug?`,
  handle: { visit: 'private' },
  lazy: {
    ...coming(
      () => import('./callback-page'),
      (page) => page.CallbackPage,
      (page) => page.callbackLoader(app, section),
      (page) => page.callbackAction(app, section),
    ),
    ...goneVehicle,
  },
});
