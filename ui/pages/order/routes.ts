import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming, lateAction, lateLoader } from '../../kit/coming';
import { orGoneVehicle } from '../gone-vehicle';

const orderPage = () => import('./order-page');

/** Buying a vehicle online (ROUTE-15): one customer's own. */
export const orderRoute = (app: App): RouteObject => ({
  id: 'buy-now',
  path: 'click-collect/:stockId',
  handle: { visit: 'private' },
  loader: lateLoader(() => import('./order-loader').then((page) => page.orderLoader(app))),
  action: lateAction(() => import('./order-action').then((page) => page.orderAction(app))),
  ...orGoneVehicle(
    app,
    coming(orderPage, (page) => page.OrderPage),
  ),
});
