import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const financePages = () => import('./finance-pages');

/** The pages of text about finance, by their ids (ROUTE-44, ROUTE-46). */
const FINANCE_ROUTES = [
  ['car-finance', 'car-finance'],
  ['poor-credit', 'car-finance/poor-credit'],
  ['can-i-get-credit', 'can-i-get-credit'],
] as const;

/** About paying monthly: read, so that what script there is comes when somebody does more (ADR 036). */
export const financeRoutes = (app: App): RouteObject[] =>
  FINANCE_ROUTES.map(([id, path]) => ({
    id,
    path,
    handle: { script: 'when-wanted' },
    lazy: coming(
      financePages,
      (page) => page.FINANCE_PAGES[id],
      (page) => page.financeRatesLoader(app),
    ),
  }));
