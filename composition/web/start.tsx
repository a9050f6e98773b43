import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as RouteError,
  type RouteObject,
} from 'react-router-dom';
import { AppRoot } from '../../ui/app-root';
// Nothing of it is run here: the server's styles name the typeface, and this build holds its file.
import '../../ui/theme/font';
import { pageRoutes } from '../../ui/pages/page-routes';
import { keepServerStyles } from './keep-server-styles';
import { readPageData, type PageData } from './page-data';
import { replayEarlyPresses } from './replay-early-presses';
import { appOfVisit } from './app-of-visit';
import { onPageErrors } from './chunk-guard';
import { followLinks } from '../../ui/kit/follow-links';
import { whenIdle } from '../../ui/kit/when-idle';

/**
 * The pages of the first address are fetched before hydration, which must not wait inside a render:
 * everything a route left for later is put in its place now.
 */
async function withFirstPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const parts = await Promise.all(
        Object.entries(route.lazy).map(async ([name, fetchPart]): Promise<[string, unknown]> => [
          name,
          await fetchPart(),
        ]),
      );
      delete route.lazy;
      Object.assign(route, Object.fromEntries(parts));
    }),
  );
}

const revivedErrors = (errors: PageData['errors']) =>
  errors === null
    ? null
    : Object.fromEntries(
        Object.entries(errors).map(([routeId, { status, data }]) => [
          routeId,
          new RouteError(status, '', data),
        ]),
      );

/** Lets the browser answer a finger and draw before it goes on: no one piece of work holds it for long. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

interface AliveProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/** Does something once the whole page is taken over. */
function Alive({ then, children }: AliveProps) {
  useEffect(then, [then]);
  return children;
}

async function start(): Promise<void> {
  keepServerStyles(document.querySelector<HTMLStyleElement>('style#page-styles'));
  await nextTask();
  const { visit, ahead, onSign, loaderData, actionData, errors } = readPageData(document);
  const app = appOfVisit(visit);
  const routes = pageRoutes(app);
  await withFirstPages(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, actionData, errors: revivedErrors(errors) },
  });
  router.subscribe(({ errors: faults }) => {
    onPageErrors(Object.values(faults ?? {}));
  });
  followLinks(document, router);
  await nextTask();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  const goOn = () => {
    whenIdle(() => {
      app.shortlist.restore();
      app.listingView.restore();
      app.financeMemory.restore();
      replayEarlyPresses();
      import('./after-start').then(
        ({ afterStart }) => {
          afterStart({ routes, ahead, onSign, hasServiceWorker: visit.hasServiceWorker });
        },
        () => undefined,
      );
    });
  };
  // The page is taken over in slices, between which a finger is answered; the server has styled all of it.
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive then={goOn}>
        <AppRoot app={app}>
          {/* Drawn in one go: styles are put in while a page is drawn, and drawn in slices the whole document
              would be styled and laid out anew after each. */}
          <RouterProvider router={router} useTransitions={false} />
        </AppRoot>
      </Alive>,
    );
  });
}

start().catch((error: unknown) => {
  onPageErrors([error]);
  throw error;
});
