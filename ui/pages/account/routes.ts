import type { RouteObject } from 'react-router-dom';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';

const accountPages = () => import('./account-pages');

/**
 * Logging in, what a customer has here, and setting a password (ROUTE-15 to ROUTE-18). They come
 * together: whoever opens one opens another.
 */
export const accountRoutes = (app: App): RouteObject[] =>
  (
    [
      ['login', 'login'],
      ['dashboard', 'click-collect'],
      ['reset', 'click-collect/password-reset/:reset?', '/click-collect/password-reset/'],
    ] as const
  ).map(([name, path, knownAs]) => ({
    id: name,
    path,
    handle: { visit: 'private', takesPasswords: true, ...(knownAs && { knownAs }) },
    lazy: coming(
      accountPages,
      (pages) => pages[name].View,
      (pages) => pages[name].loader(app),
      (pages) => pages[name].action(app),
    ),
  }));
