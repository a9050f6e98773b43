import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useSyncExternalStore, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { vi } from 'vitest';
import type { App } from '../../../ui/kit/app';
import { AppProvider } from '../../../ui/kit/app-context';
import { followLinks } from '../../../ui/kit/follow-links';
import { fakeApp } from '../fakes/app';

/** A view at an address of its own, where every other address says "Elsewhere". */
const routesAround = (view: ReactElement, loaded?: unknown): RouteObject[] => [
  { id: 'here', path: '/here', element: view, loader: () => loaded ?? null },
  { path: '*', element: <p>Elsewhere</p> },
];

function page(app: App, routes: RouteObject[], at: string, here?: unknown) {
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    ...(routes[0]?.id === 'here' && { hydrationData: { loaderData: { here: here ?? null } } }),
  });
  const element = (
    <AppProvider value={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
  return { router, element };
}

/** Styles are kept out of the document: jsdom would match each of them for every query by role. */
const unstyled = (element: ReactElement): ReactElement => (
  <StyleSheetManager target={document.createElement('div')}>{element}</StyleSheetManager>
);

/** Shows routes at an address, as a shopper with a script sees them. */
export function showRoutes(app: App, routes: RouteObject[], at: string) {
  const { router, element } = page(app, routes, at);
  const shown = render(unstyled(element));
  followLinks(shown.container, router);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...shown, router, address, user: userEvent.setup() };
}

/** Shows one view, under a router and an app; `become` puts another in its place. */
export function show(view: ReactElement, app: App = fakeApp()) {
  const views$ = new BehaviorSubject(view);
  const Shown = () =>
    useSyncExternalStore(
      (changed) => {
        const subscription = views$.subscribe(changed);
        return () => subscription.unsubscribe();
      },
      () => views$.value,
    );
  const become = (next: ReactElement) => {
    act(() => views$.next(next));
  };
  return { ...showRoutes(app, routesAround(<Shown />), '/here'), become };
}

/** Contrast needs a browser that paints; a part alone is not a page with landmarks. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe holds against it; empty when there is nothing a screen reader would stumble over. */
export async function stumblingBlocks(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, { rules: RULES, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

export interface ServerRendered {
  readonly html: string;
  /** What React complained of, or had to render again, when it took the HTML over. */
  readonly complaints: readonly string[];
}

/** Renders a view on the server, with what its loader gave, and takes it over in the browser. */
export async function throughTheServer(
  view: ReactElement,
  app: App = fakeApp(),
  loaded?: unknown,
): Promise<ServerRendered> {
  const rendered = (by: App) => page(by, routesAround(view, loaded), '/here', loaded).element;
  const sheet = new ServerStyleSheet();
  const server: App = {
    ...app,
    drawnApart: (part, identifierPrefix) =>
      renderToString(sheet.collectStyles(part), { identifierPrefix }),
  };
  const html = renderToString(sheet.collectStyles(rendered(server)));
  sheet.seal();
  const complaints: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = html;
  const root = await act(async () => {
    await Promise.resolve();
    return hydrateRoot(host, unstyled(rendered(app)), {
      onRecoverableError: (error) => {
        complaints.push(String(error));
      },
    });
  });
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  host.remove();
  spy.mockRestore();
  return { html, complaints };
}

/** Every stop of the Tab key, in order. */
export const tabStops = (container: Element): readonly Element[] =>
  [...container.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.closest('[inert]') === null,
  );
