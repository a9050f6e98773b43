import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  choose,
  fromAddress,
  toAddress,
  type SiteSection,
  type StockQuery,
  type Wish,
} from '../../core/stock/public';
import type { IgnoredChoice } from '../../core/stock/public';
import { inItsSection } from '../../core/showroom/public';
import type { App } from '../kit/app';
import { answerTo } from './answer-to';
import { ErrorPage } from './error-page';
import { SiteLayout } from './site-layout';

const SECTIONS = ['cars', 'van'] as const;

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

/** A results page follows its own address; its loader only runs on arrival. */
const never = (): boolean => false;

const Nothing = () => null;

const searchPage = () => import('./search-page').then((module) => module.SearchPage);

const calculatorPage = () => import('./calculator-page');

const comparePage = () => import('./compare-page');

const shortlistPage = () => import('./shortlist-page');

const financePages = () => import('./finance-pages');

/** The pages of text about finance, by their ids (ROUTE-44, ROUTE-46). */
const FINANCE_ROUTES = [
  ['car-finance', 'car-finance'],
  ['poor-credit', 'car-finance/poor-credit'],
  ['can-i-get-credit', 'can-i-get-credit'],
] as const;

/** A page whose loader comes with it: nothing of it is in the script of the others (ADR 011). */
const vehicleRoute = (app: App, section: SiteSection) => ({
  loader: () => import('./vehicle-page').then((module) => module.vehicleLoader(app, section)),
  Component: () => import('./vehicle-page').then((module) => module.VehiclePage),
  ErrorBoundary: () => import('./vehicle-page').then((module) => module.VehicleErrorPage),
});

/** What a shopper may ask for about a vehicle, by the paths of ROUTE-23, -26, -27 and -29. */
const WISH_PATHS = [
  ['reserve', 'reserve'],
  ['callback', 'request-callback'],
  ['test-drive', 'test-drive'],
  ['enquire', 'enquire'],
] as const satisfies readonly (readonly [Wish, string])[];

const wishRoute = (app: App, section: SiteSection, wish: Wish) => ({
  loader: () => import('./wish-page').then((module) => module.wishLoader(app, section, wish)),
  Component: () => import('./wish-page').then((module) => module.WishPage),
  ErrorBoundary: () => import('./vehicle-page').then((module) => module.VehicleErrorPage),
});

/** Only the page, for paper (LAYOUT-02). */
const printRoutes = (app: App, section: SiteSection): RouteObject[] => [
  {
    id: `print-${section}`,
    path: `used/${section}/print/:slug?`,
    lazy: {
      loader: () =>
        import('./vehicle-print-page').then((module) => module.vehiclePrintLoader(app, section)),
      Component: () => import('./vehicle-print-page').then((module) => module.VehiclePrintPage),
    },
    ErrorBoundary: ErrorPage,
  },
  {
    id: `print-check-${section}`,
    path: `used/${section}/provenance/print/:slug?`,
    lazy: {
      loader: () =>
        import('./check-print-page').then((module) => module.checkPrintLoader(app, section)),
      Component: () => import('./check-print-page').then((module) => module.CheckPrintPage),
    },
    ErrorBoundary: ErrorPage,
  },
];

/**
 * The route table. Exact paths stand before those with a parameter, the catch-all last; a slash at
 * the end makes no difference (CG-122). Pages come with their route, and so do their loaders, but
 * for those of the results pages and small ones (ADR 011).
 */
export const pageRoutes = (app: App): RouteObject[] => [
  ...SECTIONS.flatMap((section) => printRoutes(app, section)),
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
            lazy: {
              loader: () => import('./home-page').then((module) => module.homeLoader(app)),
              Component: () => import('./home-page').then((module) => module.HomePage),
            },
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
            ...WISH_PATHS.map(([wish, path]): RouteObject => ({
              id: `${path}-${section}`,
              path: `used/${section}/${path}/:slug?`,
              lazy: wishRoute(app, section, wish),
            })),
            {
              id: `vehicle-${section}`,
              path: `used/${section}/:slug`,
              // A window that opens or closes over the page is no other page.
              shouldRevalidate: ({ currentUrl, nextUrl }) =>
                currentUrl.pathname !== nextUrl.pathname,
              lazy: vehicleRoute(app, section),
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
            id: 'click-collect',
            path: 'click-collect/:stockId?',
            lazy: wishRoute(app, 'cars', 'buy-now'),
          },
          {
            id: 'calculator',
            path: 'car-finance/calculator',
            // It follows its own address; its loader only runs on arrival.
            shouldRevalidate: never,
            lazy: {
              loader: () => calculatorPage().then((module) => module.calculatorLoader(app)),
              Component: () => calculatorPage().then((module) => module.CalculatorPage),
            },
          },
          ...FINANCE_ROUTES.map(([id, path]): RouteObject => ({
            id,
            path,
            lazy: {
              loader: () => financePages().then((module) => module.financeRatesLoader(app)),
              Component: () => financePages().then((module) => module.FINANCE_PAGES[id]),
            },
          })),
          {
            id: 'compare',
            path: 'compare',
            lazy: {
              loader: () => comparePage().then((module) => module.compareLoader(app)),
              Component: () => comparePage().then((module) => module.ComparePage),
            },
          },
          {
            id: 'shortlist',
            path: 'shortlist',
            lazy: {
              loader: () => shortlistPage().then((module) => module.shortlistLoader(app)),
              Component: () => shortlistPage().then((module) => module.ShortlistPage),
            },
          },
          {
            id: 'data-preferences',
            path: 'data-preferences',
            lazy: {
              Component: () =>
                import('./data-preferences-page').then((module) => module.DataPreferencesPage),
            },
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
