import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../kit/app';
import type { coming } from '../kit/coming';

const errorPage = () => import('./vehicle/vehicle-page').then((module) => module.VehicleErrorPage);

/** What stands in the place of a vehicle's page where it is no longer there. */
export const goneVehicle = { ErrorBoundary: errorPage };

const LateErrorPage = lazy(() => errorPage().then((view) => ({ default: view })));

/**
 * A page about a vehicle that may be no longer there. Few are, and what is shown then comes with the
 * vehicle's page: a server has it at once, and a browser fetches it when it is wanted.
 */
export const orGoneVehicle = (
  { wholePages }: App,
  page: ReturnType<typeof coming>,
): Pick<RouteObject, 'lazy' | 'ErrorBoundary'> =>
  wholePages ? { lazy: { ...page, ...goneVehicle } } : { lazy: page, ErrorBoundary: LateErrorPage };
