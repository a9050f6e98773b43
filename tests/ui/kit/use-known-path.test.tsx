import { act } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ACCEPTED } from '../../../core/tracking/public';
import { PageReporter } from '../../../ui/frame/consent/page-reporter';
import { knownAs } from '../../../ui/kit/use-known-path';
import { useArrival } from '../../../ui/kit/use-arrival';
import { pageRoutes } from '../../../ui/pages/page-routes';
import { showRoutes } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

/** Parameters that anybody may know: the page is found by links to it. */
const OPEN = ['slug', 'chosen', 'branch', 'query', 'stockId'];
/** Where even a number is for everybody. */
const OPEN_FOLDERS = /^\/(used|blog|form|redirection)\//;

/** Every route below, with its whole path. */
const all = (
  routes: readonly RouteObject[],
  before = '',
): readonly (readonly [string, RouteObject])[] =>
  routes.flatMap((route) => {
    const path = `${before}/${route.path ?? ''}`.replace(/\/+/g, '/');
    return [[path, route] as const, ...all(route.children ?? [], path)];
  });

describe('The routes of the site', () => {
  const routes = all(pageRoutes(fakeApp()));

  it('say of each parameter whether anybody may know it, by its name or by their handle', () => {
    const unsaid = routes.filter(
      ([path, { handle }]) =>
        knownAs(handle) === undefined &&
        !OPEN_FOLDERS.test(path) &&
        [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !OPEN.includes(name)),
    );
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it.each([
    '/click-collect/password-reset/:reset?',
    '/mot-reminders/unsubscribe/:id?',
    '/reservation-success/:id?',
    '/reservation-failed/:id?',
    '/car-value/summary/:id?',
  ])('tell others of %s only what stands before its secret', (path) => {
    const [, route] = routes.find(([known]) => known === path) ?? [];
    expect(knownAs(route?.handle)).toBe(path.replace(/:.*/, ''));
  });
});

describe('A page whose address carries a secret', () => {
  it('is reported, and led back to, by what others may know of it [TRACK-01]', async () => {
    vi.useFakeTimers();
    const app = fakeApp();
    function Page() {
      useArrival();
      return <PageReporter />;
    }
    showRoutes(
      app,
      [{ path: '/reset/:token', handle: { knownAs: '/reset/' }, element: <Page /> }],
      '/reset/s3cret/?also=s3cret',
    );
    act(() => {
      app.consent.answer(ACCEPTED);
    });
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    vi.useRealTimers();
    expect(app.tracked.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.tracked)).not.toContain('s3cret');
    expect(app.tracked[0]).toMatchObject({ path: '/reset/' });
    expect(app.trail.now()?.address).toBe('/reset/');
  });
});
