import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type Loader = (asked: LoaderFunctionArgs) => unknown;

/** A loader and a view that come in one file, once the page is asked for (ADR 011). */
export const coming = <Module>(
  fetch: () => Promise<Module>,
  view: (module: Module) => ComponentType,
  loader?: (module: Module) => Loader,
): NonNullable<RouteObject['lazy']> => ({
  Component: () => fetch().then(view),
  ...(loader !== undefined && { loader: () => fetch().then(loader) }),
});
