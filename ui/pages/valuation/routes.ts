import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming, lateAction, lateLoader } from '../../kit/coming';

const valuationPage = () => import('./valuation-page');

/** Another step of the journey needs nothing that the page has not got: its answer must not wait. */
const elsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** What a shopper's own vehicle is worth (ROUTE-36). What is typed there is one visit's own. */
export const valuationRoutes = (app: App): RouteObject[] => [
  {
    id: 'car-value',
    path: 'car-value',
    handle: { visit: 'private' },
    shouldRevalidate: elsewhere,
    loader: lateLoader(() =>
      import('./valuation-loader').then((page) => page.valuationLoader(app)),
    ),
    action: lateAction(() =>
      import('./valuation-action').then((page) => page.valuationAction(app)),
    ),
    lazy: coming(valuationPage, (page) => page.ValuationPage),
  },
];
