import { redirectDocument, type RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming, lateAction, lateLoader } from '../../kit/coming';
import { orGoneVehicle } from '../gone-vehicle';

const orderPage = () => import('./order-page');

/**
 * Buying a vehicle online (ROUTE-15): one customer's own, and in a document of its own, since only its
 * policy lets the checkout in.
 */
export const orderRoute = (app: App): RouteObject => ({
  id: 'buy-now',
  path: 'click-collect/:stockId',
  handle: { visit: 'private', pays: true },
  loader: app.wholePages
    ? lateLoader(() => import('./order-loader').then((page) => page.orderLoader(app)))
    : ({ request }) => redirectDocument(request.url),
  action: lateAction(() => import('./order-action').then((page) => page.orderAction(app))),
  ...orGoneVehicle(
    app,
    coming(orderPage, (page) => page.OrderPage),
  ),
});
