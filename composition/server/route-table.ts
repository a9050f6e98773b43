import { matchRoutes, type RouteObject } from 'react-router-dom';
import { knownAs } from '../../ui/kit/use-known-path';
import type { PageScript } from './page-document';

/** What a server must know of a page before it is drawn. Paths are as they stand in an address. */
export interface RouteTable {
  /** Whether the page is one visit's own: drawn of the whole request, for nobody else, and not stored. */
  readonly isPrivate: (path: string) => boolean;
  readonly takesPosts: (path: string) => boolean;
  /** Of pages whose forms may bring files: a route says so by `handle: { takesFiles: true }`. */
  readonly pathsWithFiles: readonly string[];
  /** Whether a password is typed there: a route says so by `handle: { takesPasswords: true }`. */
  readonly takesPasswords: (path: string) => boolean;
  /** What a page is known as whose address carries a secret; nothing for any other. */
  readonly knownAs: (path: string) => string | undefined;
}

/** A route says `handle: { visit: 'private' }`, and with it all routes below. */
export function routeTable(routes: RouteObject[]): RouteTable {
  const matchesOf = (path: string) => matchRoutes(routes, path) ?? [];
  return {
    isPrivate: (path) => matchesOf(path).some(({ route }) => isVisitsOwn(route.handle)),
    takesPasswords: (path) =>
      matchesOf(path).some(({ route }) => says(route.handle, 'takesPasswords')),
    knownAs: (path) => knownAs(matchesOf(path).at(-1)?.route.handle),
    takesPosts: (path) => {
      const route = matchesOf(path).at(-1)?.route;
      return (
        route !== undefined &&
        (route.action !== undefined ||
          (typeof route.lazy === 'object' && route.lazy.action !== undefined))
      );
    },
    pathsWithFiles: pathsWithFiles(routes),
  };
}

const pathsWithFiles = (routes: readonly RouteObject[], above = ''): readonly string[] =>
  routes.flatMap(({ path = '', handle, children = [] }: RouteObject) => {
    const here = `${above}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    return [...(says(handle, 'takesFiles') ? [here] : []), ...pathsWithFiles(children, here)];
  });

const says = (handle: unknown, what: 'takesFiles' | 'takesPasswords'): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  (handle as Readonly<Record<string, unknown>>)[what] === true;

export const isVisitsOwn = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'visit' in handle && handle.visit === 'private';

/** Whether a page's form may be answered with the way to the checkout: `handle: { pays: true }`. */
export const pays = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'pays' in handle && handle.pays === true;

/**
 * When the script of a route's pages is fetched: `handle: { script: 'when-wanted' }` where they are
 * read, `'on-sign'` where there is more to them that works without it too.
 */
export const scriptOf = (handle: unknown): PageScript =>
  typeof handle === 'object' &&
  handle !== null &&
  'script' in handle &&
  (handle.script === 'when-wanted' || handle.script === 'on-sign')
    ? handle.script
    : 'at-once';
