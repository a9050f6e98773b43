import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** The kind of `lazy` that names its parts, so that more can be put beside them. */
type Coming = Exclude<NonNullable<RouteObject['lazy']>, (...asked: never[]) => unknown>;

type Loader = (asked: LoaderFunctionArgs) => unknown;

/** A loader and a view that come in one file, once the page is asked for (ADR 011). */
export const coming = <Module>(
  fetch: () => Promise<Module>,
  view: (module: Module) => ComponentType,
  loader?: (module: Module) => Loader,
): Coming => ({
  Component: () => fetch().then(view),
  ...(loader !== undefined && { loader: () => fetch().then(loader) }),
});
