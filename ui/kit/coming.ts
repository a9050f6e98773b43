import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** The kind of `lazy` that names its parts, so that more can be put beside them. */
type Coming = Exclude<NonNullable<RouteObject['lazy']>, (...asked: never[]) => unknown>;

type Loader = (asked: LoaderFunctionArgs) => unknown;
type Action = (posted: ActionFunctionArgs) => unknown;

/**
 * A view, its loader and what becomes of a form posted to it, that come in one file, once the page
 * is asked for (ADR 011). A route without an action takes no posts.
 */
export const coming = <Module>(
  fetch: () => Promise<Module>,
  view: (module: Module) => ComponentType,
  loader?: (module: Module) => Loader,
  action?: (module: Module) => Action,
): Coming => ({
  Component: () => fetch().then(view),
  ...(loader !== undefined && { loader: () => fetch().then(loader) }),
  ...(action !== undefined && { action: () => fetch().then(action) }),
});

/**
 * A loader whose script comes with its first run, beside the page's own: a page that the server has
 * drawn is alive without.
 */
export const lateLoader =
  (fetch: () => Promise<Loader>): Loader =>
  (asked) =>
    fetch().then((load) => load(asked));

/** What becomes of a form that is posted without script: only a server runs it. */
export const lateAction =
  (fetch: () => Promise<Action>): Action =>
  (posted) =>
    fetch().then((act) => act(posted));
