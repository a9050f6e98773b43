import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { fromAddress, fromCalculator, toAddress } from '../../../core/search/public';
import type { SiteSection } from '../../../core/stock/public';
import { inItsSection } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { asPage } from './as-page';
import { hasHelpOnPage, loadFewResults } from './list/few-results-part';
import { whereWordsLead } from './where-words-lead';

/** The list of one half by itself, without `search`: where the finance calculator leads (ROUTE-39). */
const isPlainList = (request: Request): boolean =>
  !new URL(request.url).pathname.includes('/search');

const queryText = (request: Request): string => new URL(request.url).search;

const searchLoader =
  (app: App, section: SiteSection) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { query: read, ignored } = fromAddress(section, queryText(request));
    const query = isPlainList(request) ? fromCalculator(read) : read;
    const settled = inItsSection(query);
    const elsewhere = await whereWordsLead(app, request, settled);
    // A form sent without script can ask the cars' half for vans; they have their own.
    const leadsTo = elsewhere ?? (settled.section === section ? undefined : toAddress(settled));
    if (leadsTo !== undefined) {
      return (await import('./typed-words')).leadOn(leadsTo, queryText(request), ignored);
    }
    return asPage(app, await answerTo(app.loadSearch(query, ignored), request.signal));
  };

/** A results page follows its own address; its loader only runs on arrival. */
const never = (): boolean => false;

/** Made anew for each route: the router empties what it has fetched, and one for all is empty after the first page. */
const lazily = (app: App) => ({
  Component: async () => {
    const page = import('./results-page').then((module) => module.SearchPage);
    if (app.wholePages || hasHelpOnPage()) await loadFewResults();
    return page;
  },
});

/** Lists of one half of the stock (ROUTE-13, ROUTE-14, ROUTE-28). */
export const searchRoutes = (app: App, section: SiteSection): RouteObject[] =>
  (
    [
      ['search', 'search?'],
      ['named-search', 'search/:id'],
    ] as const
  ).map(([name, path]) => ({
    id: `${name}-${section}`,
    path: `used/${section}/${path}`,
    loader: searchLoader(app, section),
    shouldRevalidate: never,
    lazy: lazily(app),
  }));

/** Used cars at a branch and of a make (ROUTE-47, ROUTE-48). */
export const chosenRoutes = (app: App): RouteObject[] =>
  (
    [
      ['branch', 'cars', 'location_name'],
      ['brand', 'used-cars', 'make'],
    ] as const
  ).map(([id, path, filter]) => ({
    id,
    path: `${path}/:chosen`,
    loader: (asked) =>
      import('./chosen-loader').then((module) => module.chosenLoader(app, filter, asked)),
    shouldRevalidate: ({ currentParams, nextParams }) =>
      currentParams['chosen'] !== nextParams['chosen'],
    lazy: lazily(app),
  }));
