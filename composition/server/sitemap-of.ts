import { isLeft, type Either } from 'fp-ts/Either';
import type { Container } from 'inversify';
import { firstValueFrom, map, race, timer, type Observable } from 'rxjs';
import {
  ALL_ARTICLES,
  articlePages,
  articlePath,
  BLOG_PATH,
  branchContactPath,
  toArticlesAddress,
  isLinked,
  pagePath,
  type ArticleLibrary,
  type PageEntry,
} from '../../core/content/public';
import {
  CALCULATOR_PATH,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  POOR_CREDIT_PATH,
} from '../../core/finance/public';
import { isNoneThere, type GatewayFailure } from '../../core/kernel/failure';
import { dayInBritain } from '../../core/kernel/calendar-day';
import { isRecent } from '../../core/kernel/is-recent';
import { branchCarsPath, brandPath, vehiclePath, type SiteSection } from '../../core/stock/public';
import {
  freshQuery,
  searchPath,
  withPage,
  type FilterOption,
  type StockSearch,
} from '../../core/search/public';
import { CONTENT_PATHS } from '../../ui/pages/content/written-paths';
import { TOKENS } from '../tokens';
import type { SitemapEntry } from './search-engine-files';

const PAGE = 100;
/** A sitemap may hold 50,000 addresses; a dealer group's stock fits. */
const MOST_PAGES = 500;
const FRESH_FOR_MS = 15 * 60_000;

/** Pages of text that have something to find. */
const TEXT_PATHS = [
  '/contact/',
  '/sitemap/',
  '/car-value/',
  '/part-exchange-form/',
  '/car-finance/outstanding/',
];

const FINANCE_PATHS = [CAR_FINANCE_PATH, CALCULATOR_PATH, POOR_CREDIT_PATH, CREDIT_CHECK_PATH];

/** How long somebody waits for it; what is asked for meanwhile is there for the next. Milliseconds. */
const PATIENCE_MS = 2000;

/** Pages of the search that are asked for at the same time. */
const AT_ONCE = 6;

/** Of the vehicles, those that may be left out for being unreadable: a share of one. */
const MOST_UNREADABLE = 0.1;

/** A call that a sitemap cannot do without has failed. */
class NotHad extends Error {}

/** @throws NotHad where the answer is a failure. */
async function had<F, T>(answer$: Observable<Either<F, T>>): Promise<T> {
  const answer = await firstValueFrom(answer$);
  if (isLeft(answer)) throw new NotHad();
  return answer.right;
}

async function vehiclesOf(
  search: StockSearch,
  section: SiteSection,
): Promise<readonly SitemapEntry[]> {
  const pageOf = (page: number) =>
    had(search.search(withPage({ ...freshQuery(section), pageSize: PAGE }, page)));
  const first = await pageOf(1);
  const pages = [first];
  const most = Math.min(Math.ceil(first.total / PAGE), MOST_PAGES);
  while (pages.length < most) {
    const next = Array.from(
      { length: Math.min(AT_ONCE, most - pages.length) },
      (_, place) => pages.length + place + 1,
    );
    pages.push(...(await Promise.all(next.map(pageOf))));
  }
  const unreadable = pages.flatMap((page) => page.unreadable).length;
  if (unreadable > first.total * MOST_UNREADABLE) throw new NotHad();
  return pages.flatMap(({ vehicles }) => vehicles.map((each) => ({ path: vehiclePath(each) })));
}

/** A back end without a blog has no articles, which is no failure. */
async function hadIfAny<T>(
  answer$: Observable<Either<GatewayFailure, T>>,
  otherwise: T,
): Promise<T> {
  const answer = await firstValueFrom(answer$);
  if (!isLeft(answer)) return answer.right;
  if (isNoneThere(answer.left)) return otherwise;
  throw new NotHad();
}

/** Before it there was no blog, nor any web. */
const FIRST_DAY = '1995-01-01';

/** When a page was changed, where that can be true (CO-6). */
const believed = (day: string | undefined, today: string): Pick<SitemapEntry, 'changed'> =>
  day === undefined || day < FIRST_DAY || day > today ? {} : { changed: day };

/**
 * The pages that editors have written, with the day of their last change (CO-6): those that are named,
 * at the addresses they are canonical at, and those whose addresses are fixed whatever is told.
 */
function writtenPages(pages: readonly PageEntry[], today: string): readonly SitemapEntry[] {
  const hidden = pages.filter((page) => !isLinked(page)).map(({ slug }) => slug);
  const dated = pages
    .filter(isLinked)
    .map(({ slug, changedOn }) => [slug, believed(changedOn, today)] as const);
  const all = new Map([...CONTENT_PATHS.map((path) => [path, {}] as const), ...dated]);
  return [...all]
    .filter(([slug]) => !hidden.includes(slug) && !TEXT_PATHS.includes(`/${slug}/`))
    .map(([slug, change]) => ({ path: pagePath(slug), ...change }));
}

/** Of what can be chosen, that which leads to something. */
const offered = (options: readonly FilterOption[] = []): readonly string[] =>
  options.filter(({ count }) => count !== 0).map(({ value }) => value);

/** Every article, with the day of its last change, and its categories. */
async function articlesOf(
  articles: ArticleLibrary,
  today: string,
): Promise<readonly SitemapEntry[]> {
  const none = { articles: [], total: 0 };
  const first = await hadIfAny(articles.list(ALL_ARTICLES), none);
  if (first.total === 0) return [];
  const pages = [first];
  const most = Math.min(articlePages(first.total), MOST_PAGES);
  while (pages.length < most) {
    pages.push(await had(articles.list({ ...ALL_ARTICLES, page: pages.length + 1 })));
  }
  const categories = await hadIfAny(articles.categories(), []);
  const entries = pages.flatMap((page) =>
    page.articles.map(({ slug, publishedOn, changedOn }) => ({
      path: articlePath(slug),
      ...believed(changedOn ?? publishedOn, today),
    })),
  );
  return [
    { path: BLOG_PATH },
    ...categories.map(({ slug }) => ({
      path: toArticlesAddress({ ...ALL_ARTICLES, category: slug }),
    })),
    // An article that moved from one page to the next while they were asked for.
    ...new Map(entries.map((entry) => [entry.path, entry])).values(),
  ];
}

type Files = Readonly<Record<string, readonly SitemapEntry[]>>;

/**
 * What can be found on the site, by sitemap file; asked at most every quarter of an hour, while the
 * last good one is given. Where a call fails, or many vehicles cannot be read, that one stands, since one with fewer
 * addresses says that pages are gone; nothing where there has been none in time, and the next request has it or asks again.
 */
export function sitemapOf(
  container: Container,
  now: () => number = () => performance.now(),
): () => Promise<Files | undefined> {
  const search = container.get(TOKENS.search);
  const content = container.get(TOKENS.content);
  const articles = container.get(TOKENS.articles);
  const clock = container.get(TOKENS.clock);
  let good: { readonly at: number; readonly files: Files } | undefined;
  let asking: Promise<Files | undefined> | undefined;

  async function ask(): Promise<Files> {
    const today = dayInBritain(clock.now());
    const [options, branches, written, blog, cars, vans] = await Promise.all([
      had(search.options(freshQuery('cars'))),
      had(content.branches()),
      hadIfAny(content.pages(), []),
      articlesOf(articles, today),
      vehiclesOf(search, 'cars'),
      vehiclesOf(search, 'van'),
    ]);
    return {
      'sitemap-pages.xml': [
        { path: '/' },
        { path: searchPath('cars') },
        { path: searchPath('van') },
        ...[...FINANCE_PATHS, ...TEXT_PATHS].map((path) => ({ path })),
        ...writtenPages(written, today),
        ...offered(options.options.make).map((value) => ({ path: brandPath(value) })),
      ],
      'sitemap-branches.xml': [
        ...branches.map(({ slug }) => ({ path: branchContactPath(slug) })),
        ...offered(options.options.location_name).map((value) => ({
          path: branchCarsPath(value),
        })),
      ],
      ...(blog.length > 0 && { 'sitemap-blog.xml': blog }),
      'sitemap-cars.xml': cars,
      'sitemap-vans.xml': vans,
    };
  }

  async function renewed(): Promise<Files | undefined> {
    try {
      const files = await ask();
      good = { at: now(), files };
    } catch (problem) {
      if (!(problem instanceof NotHad)) throw problem;
    } finally {
      asking = undefined;
    }
    return good?.files;
  }

  return () => {
    if (good !== undefined && isRecent(good.at, now(), FRESH_FOR_MS)) {
      return Promise.resolve(good.files);
    }
    asking ??= renewed();
    if (good !== undefined) {
      // A fault is of the next who has none to be given.
      asking.catch(() => undefined);
      return Promise.resolve(good.files);
    }
    return firstValueFrom(race(asking, timer(PATIENCE_MS).pipe(map(() => undefined))));
  };
}
