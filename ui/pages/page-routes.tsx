import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { firstValueFrom, fromEvent, takeUntil, type Observable } from 'rxjs';
import { isLeft } from 'fp-ts/Either';
import {
  choose,
  fromAddress,
  toAddress,
  type SiteSection,
  type StockQuery,
} from '../../core/stock/public';
import type { IgnoredChoice } from '../../core/stock/public';
import { inItsSection } from '../../core/showroom/public';
import type { App } from '../kit/app';
import { ErrorPage } from './error-page';
import { SiteLayout } from './site-layout';

const SECTIONS = ['cars', 'van'] as const;

/** Waits for the one value of a page; a page that is left cancels what it asked for. */
const answerTo = <T,>(answer$: Observable<T>, signal: AbortSignal): Promise<T> =>
  firstValueFrom(answer$.pipe(takeUntil(fromEvent(signal, 'abort'))));

const notFound = () => data('This page could not be found', { status: 404 });

const queryText = (request: Request): string => new URL(request.url).search;

async function loadResults(
  app: App,
  request: Request,
  query: StockQuery,
  ignored: readonly IgnoredChoice[],
) {
  const state = await answerTo(app.loadSearch(query, ignored), request.signal);
  // The page stands and says what failed, but no search engine should keep it.
  return state.results.kind === 'failed' ? data(state, { status: 503 }) : data(state);
}

const searchLoader =
  (app: App, section: SiteSection) =>
  ({ request }: LoaderFunctionArgs) => {
    const { query, ignored } = fromAddress(section, queryText(request));
    const settled = inItsSection(query);
    // A form sent without script can ask the cars' half for vans; they have their own.
    if (settled.section !== section) return redirect(toAddress(settled));
    return loadResults(app, request, query, ignored);
  };

const branchLoader =
  (app: App) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const { query, ignored } = fromAddress('cars', queryText(request));
    return loadResults(
      app,
      request,
      choose(query, 'location_name', params['branch'] ?? ''),
      ignored,
    );
  };

const brandLoader =
  (app: App) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const { query, ignored } = fromAddress('cars', queryText(request));
    return loadResults(app, request, choose(query, 'make', params['make'] ?? ''), ignored);
  };

const vehicleLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const answer = await answerTo(app.openVehicle(params['slug'] ?? ''), request.signal);
    if (isLeft(answer)) throw data(undefined, { status: 503 });
    if (answer.right === undefined) throw notFound();
    return answer.right;
  };

/** A results page follows its own address; its loader only runs on arrival. */
const never = (): boolean => false;

const Nothing = () => null;

const searchPage = () => import('./search-page').then((module) => module.SearchPage);
const vehiclePage = () => import('./vehicle-page').then((module) => module.VehiclePage);

/**
 * The route table. Exact paths stand before those with a parameter, the catch-all last; a slash at
 * the end makes no difference (CG-122). Loaders are here, with the small part that is always
 * loaded; the pages themselves come with their route.
 */
export const pageRoutes = (app: App): RouteObject[] => [
  {
    id: 'site',
    path: '/',
    Component: SiteLayout,
    loader: ({ request }) => answerTo(app.branches(), request.signal),
    shouldRevalidate: never,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            id: 'home',
            index: true,
            loader: ({ request }) => answerTo(app.loadHero(), request.signal),
            lazy: { Component: () => import('./home-page').then((module) => module.HomePage) },
          },
          ...SECTIONS.flatMap((section): RouteObject[] => [
            {
              id: `search-${section}`,
              path: `used/${section}/search?`,
              loader: searchLoader(app, section),
              shouldRevalidate: never,
              lazy: { Component: searchPage },
            },
            {
              id: `named-search-${section}`,
              path: `used/${section}/search/:id`,
              loader: searchLoader(app, section),
              shouldRevalidate: never,
              lazy: { Component: searchPage },
            },
            // Until these have forms of their own, the vehicle's page with its telephone number.
            ...(['reserve', 'request-callback'] as const).map((wish) => ({
              id: `${wish}-${section}`,
              path: `used/${section}/${wish}/:slug`,
              loader: ({ params }: LoaderFunctionArgs) =>
                redirect(`/used/${section}/${encodeURIComponent(params['slug'] ?? '')}/`),
            })),
            {
              id: `vehicle-${section}`,
              path: `used/${section}/:slug`,
              loader: vehicleLoader(app),
              lazy: { Component: vehiclePage },
            },
          ]),
          {
            id: 'branch',
            path: 'cars/:branch',
            loader: branchLoader(app),
            shouldRevalidate: ({ currentParams, nextParams }) =>
              currentParams['branch'] !== nextParams['branch'],
            lazy: { Component: searchPage },
          },
          {
            id: 'brand',
            path: 'used-cars/:make',
            loader: brandLoader(app),
            shouldRevalidate: ({ currentParams, nextParams }) =>
              currentParams['make'] !== nextParams['make'],
            lazy: { Component: searchPage },
          },
          {
            id: 'contact',
            path: 'contact',
            loader: ({ request }) => answerTo(app.branches(), request.signal),
            lazy: {
              Component: () => import('./contact-page').then((module) => module.ContactPage),
            },
          },
          {
            id: 'sitemap',
            path: 'sitemap',
            loader: ({ request }) => answerTo(app.loadSitemap(), request.signal),
            lazy: {
              Component: () => import('./sitemap-page').then((module) => module.SitemapPage),
            },
          },
          // The parts of the design system, for whoever works on them.
          ...(import.meta.env.DEV
            ? [
                {
                  path: 'gallery',
                  lazy: {
                    Component: () =>
                      import('../gallery/gallery-page').then((module) => module.GalleryPage),
                  },
                },
              ]
            : []),
          {
            id: 'nothing-here',
            path: '*',
            // The loader throws, so this is never drawn; without it the router warns.
            Component: Nothing,
            loader: () => {
              throw notFound();
            },
          },
        ],
      },
    ],
  },
];
