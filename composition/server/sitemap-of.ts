import { isLeft } from 'fp-ts/Either';
import type { Container } from 'inversify';
import { firstValueFrom } from 'rxjs';
import { branchContactPath } from '../../core/content/public';
import {
  CALCULATOR_PATH,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  POOR_CREDIT_PATH,
} from '../../core/finance/public';
import { branchCarsPath, brandPath, vehiclePath, type SiteSection } from '../../core/stock/public';
import { freshQuery, searchPath, withPage, type StockSearch } from '../../core/search/public';
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
  ...CONTENT_PATHS.map((path) => `/${path}/`),
];

const FINANCE_PATHS = [CAR_FINANCE_PATH, CALCULATOR_PATH, POOR_CREDIT_PATH, CREDIT_CHECK_PATH];

async function vehiclesOf(
  search: StockSearch,
  section: SiteSection,
): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = withPage({ ...freshQuery(section), pageSize: PAGE }, page);
    const answer = await firstValueFrom(search.search(query));
    if (isLeft(answer)) break;
    entries.push(...answer.right.vehicles.map((vehicle) => ({ path: vehiclePath(vehicle) })));
    if (page * PAGE >= answer.right.total) break;
  }
  return entries;
}

/** What can be found on the site, by sitemap file; asked at most every quarter of an hour. */
export function sitemapOf(container: Container) {
  const search = container.get(TOKENS.search);
  const content = container.get(TOKENS.content);
  let cached: { readonly at: number; readonly files: Promise<Files> } | undefined;
  type Files = Readonly<Record<string, readonly SitemapEntry[]>>;

  const ask = async (): Promise<Files> => {
    const options = await firstValueFrom(search.options(freshQuery('cars')));
    const branches = await firstValueFrom(content.branches());
    const makes = isLeft(options) ? [] : (options.right.options.make ?? []);
    return {
      'sitemap-pages.xml': [
        { path: '/' },
        { path: searchPath('cars') },
        { path: searchPath('van') },
        ...[...FINANCE_PATHS, ...TEXT_PATHS].map((path) => ({ path })),
        ...makes.map(({ value }) => ({ path: brandPath(value) })),
      ],
      'sitemap-branches.xml': isLeft(branches)
        ? []
        : branches.right.flatMap(({ slug }) => [
            { path: branchCarsPath(slug) },
            { path: branchContactPath(slug) },
          ]),
      'sitemap-cars.xml': await vehiclesOf(search, 'cars'),
      'sitemap-vans.xml': await vehiclesOf(search, 'van'),
    };
  };

  return (): Promise<Files> => {
    if (cached === undefined || Date.now() - cached.at > FRESH_FOR_MS) {
      cached = { at: Date.now(), files: ask() };
    }
    return cached.files;
  };
}
