import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import { noCalls } from '../../../core/navigation/public';
import { useArrival } from '../../../ui/kit/use-arrival';
import { RouteBar } from '../../../ui/frame/route-change/route-bar';
import { TitleWord } from '../../../ui/frame/route-change/title-word';
import { showRoutes } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A frame with two pages; the second waits for `arrive`. */
function aSite() {
  const scope = makeScope();
  const calls$ = new BehaviorSubject(noCalls);
  const gate: { arrive: () => void } = { arrive: () => undefined };
  function Frame() {
    useArrival();
    return (
      <>
        <RouteBar />
        <TitleWord />
        <header>
          <Link to="/far/">Far</Link>
          <Link to="/here/?colour=red">Red ones</Link>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </>
    );
  }
  const shown = showRoutes(
    { ...fakeApp(), calls$: scope.behavior(calls$) },
    [
      {
        path: '/',
        element: <Frame />,
        children: [
          {
            path: 'here',
            element: (
              <>
                <title>Here</title>
                <h1>Here</h1>
              </>
            ),
          },
          {
            path: 'far',
            loader: () =>
              new Promise((resolve) => {
                gate.arrive = () => {
                  resolve(undefined);
                };
              }),
            element: (
              <>
                <title>Far away</title>
                <h1>Far away</h1>
              </>
            ),
          },
        ],
      },
    ],
    '/here/',
  );
  return { ...shown, calls$, arrive: () => gate.arrive() };
}

const bar = () => screen.queryByRole('progressbar');

describe('A change of page', () => {
  it('shows the bar after 200 ms until the last call has ended, and half a second more [NAV-08, NAV-10, NAV-11]', async () => {
    const site = aSite();
    await pass(10);
    fireEvent.click(screen.getByRole('link', { name: 'Far' }));
    await pass(190);
    expect(bar()).toBeNull();
    await pass(20);
    expect(bar()?.getAttribute('aria-label')).toBe('Loading');
    act(() => site.calls$.next({ pending: 1, failed: 0 }));
    site.arrive();
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Far away' })).toBeTruthy();
    expect(bar()).not.toBeNull();
    act(() => site.calls$.next(noCalls));
    await pass(490);
    expect(bar()).not.toBeNull();
    await pass(20);
    expect(bar()).toBeNull();
  });

  it('shows by the bar that a call has failed [NAV-12]', async () => {
    const site = aSite();
    fireEvent.click(screen.getByRole('link', { name: 'Far' }));
    await pass(210);
    act(() => site.calls$.next({ pending: 0, failed: 1 }));
    await pass(10);
    expect(bar()?.getAttribute('aria-label')).toBe('Loading, with a fault');
  });

  it('moves the focus to the new heading, and says the new title', async () => {
    const site = aSite();
    await pass(500);
    expect(screen.getByRole('status').textContent).toBe('');
    screen.getByRole('link', { name: 'Far' }).focus();
    fireEvent.click(screen.getByRole('link', { name: 'Far' }));
    await pass(10);
    site.arrive();
    await pass(10);
    await pass(200);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Far away' }));
    expect(document.title).toBe('Far away');
    expect(screen.getByRole('status').textContent).toBe('Far away');
    await act(() => site.router.navigate(-1));
    await pass(10);
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(200);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Here' }));
    expect(screen.getByRole('status').textContent).toBe('Here');
  });

  it('leaves the focus where it is when only what the page shows has changed', async () => {
    aSite();
    const link = screen.getByRole('link', { name: 'Red ones' });
    link.focus();
    fireEvent.click(link);
    await pass(500);
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
