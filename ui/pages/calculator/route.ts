import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

/** What an amount costs a month. */
export const calculatorRoute = (app: App): RouteObject => ({
  id: 'calculator',
  path: 'car-finance/calculator',
  // It follows its own address; its loader only runs on arrival.
  shouldRevalidate: () => false,
  lazy: coming(
    () => import('./calculator-page'),
    (page) => page.CalculatorPage,
    (page) => page.calculatorLoader(app),
  ),
});
