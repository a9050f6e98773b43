import type { RouteObject } from 'react-router-dom';
import type { App } from '../kit/app';
import { ErrorPage } from '../frame/error-page';
import { accountRoutes } from './account/routes';
import { calculatorRoute } from './calculator/route';
import { coming } from '../kit/coming';
import { blogRoutes } from './blog/routes';
import { branchRoutes } from './branch/routes';
import { orderRoute } from './order/routes';
import { formRoutes, otherFormRoutes } from './enquiry-form/routes';
import { financeRoutes } from './finance-info/routes';
import { outcomeRoutes } from './reservation-outcome/routes';
import { reserveRoute } from './reserve/routes';
import { chosenRoutes, searchRoutes } from './results/routes';
import { printRoutes } from './print/routes';
import { valuationRoutes } from './valuation/routes';
import { vehicleRoute } from './vehicle/route';
import { contentRoutes, lastRoutes } from './content/routes';
import { summaryRoute } from './valuation/summary/route';
import { SiteLayout } from './site-layout';

const SECTIONS = ['cars', 'van'] as const;

/** What surrounds a page is asked for once a visit. */
const never = (): boolean => false;

const homePage = () => import('./home/home-page');
const comparePage = () => import('./compare/compare-page');
const shortlistPage = () => import('./shortlist/shortlist-page');

/** The front page, the shopper's own pages and the map of the site (ROUTE-08, ROUTE-51). */
const ownRoutes = (app: App): RouteObject[] => [
  {
    id: 'home',
    index: true,
    lazy: coming(
      homePage,
      (page) => page.HomePage,
      (page) => page.homeLoader(app),
    ),
  },
  {
    id: 'compare',
    path: 'compare',
    lazy: coming(
      comparePage,
      (page) => page.ComparePage,
      (page) => page.compareLoader(app),
    ),
  },
  {
    id: 'shortlist',
    path: 'shortlist',
    lazy: coming(
      shortlistPage,
      (page) => page.ShortlistPage,
      (page) => page.shortlistLoader(app),
    ),
  },
  {
    id: 'data-preferences',
    path: 'data-preferences',
    lazy: coming(
      () => import('./data-preferences/data-preferences-page'),
      (page) => page.DataPreferencesPage,
    ),
  },
  {
    id: 'sitemap',
    path: 'sitemap',
    handle: { script: 'when-wanted' },
    lazy: coming(
      () => import('./sitemap/sitemap-page'),
      (page) => page.SitemapPage,
      (page) => page.sitemapLoader(app),
    ),
  },
];

/** The parts of the design system, for whoever works on them. */
const galleryRoute = (): RouteObject => ({
  path: 'gallery',
  lazy: coming(
    () => import('../workbench/gallery-page'),
    (page) => page.GalleryPage,
  ),
});

/**
 * The route table, made anew for each app: the router crosses out in a route what it has fetched.
 * It finds the most exact path whatever the order, the catch-all last, and a slash at the end makes
 * no difference (ROUTE-01, ROUTE-02, CG-122). Pages come with their route, and so do their loaders,
 * but for those of the results pages and small ones (ADR 011).
 */
export const pageRoutes = (app: App): RouteObject[] => [
  ...SECTIONS.flatMap((section) => printRoutes(app, section)),
  {
    id: 'site',
    path: '/',
    Component: SiteLayout,
    loader: ({ request }) =>
      import('./layout-loader').then((module) => module.layoutLoader(app, request.signal)),
    shouldRevalidate: never,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...ownRoutes(app),
          ...SECTIONS.flatMap((section) => [
            ...searchRoutes(app, section),
            reserveRoute(app, section),
            ...formRoutes(app, section),
            vehicleRoute(app, section),
          ]),
          ...chosenRoutes(app),
          ...accountRoutes(app),
          orderRoute(app),
          ...outcomeRoutes(app),
          ...otherFormRoutes(app),
          calculatorRoute(app),
          ...financeRoutes(app),
          ...valuationRoutes(app),
          ...blogRoutes(app),
          ...contentRoutes(app),
          ...branchRoutes(app),
          summaryRoute(app),
          // In a build nothing of it is left.
          ...(import.meta.env.DEV ? [galleryRoute()] : []),
          ...lastRoutes(app),
        ],
      },
    ],
  },
];
