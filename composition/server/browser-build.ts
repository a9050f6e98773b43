import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PATHS } from '../../ui/pages/content/written-paths';
import type { PageAssets } from './page-document';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'composition/web/start.tsx';

/** The adapters, which come with the first call. */
const PORTS = 'composition/web/ports-of-visit.ts';

/** What comes with the first sign of a person. */
const SIGN_MODULES = [PORTS, 'ui/frame/list-messages/list-messages.tsx'];

/** What every page has come by itself once it stands, one file by the name that the build gives it. */
const LATE_CHUNK = 'late';

/** Pages that ask the back end for something as soon as they stand: which vehicles are in a shopper's lists. */
const ASKING_PAGES: readonly (string | undefined)[] = [
  'ui/pages/compare/compare-page.tsx',
  'ui/pages/shortlist/shortlist-page.tsx',
];

/** The module a route's page is made of, by route id; its chunk is asked for along with the entry. */
const PAGE_MODULES: Readonly<Record<string, string>> = {
  home: 'ui/pages/home/home-page.tsx',
  'search-cars': 'ui/pages/results/results-page.tsx',
  'search-van': 'ui/pages/results/results-page.tsx',
  'named-search-cars': 'ui/pages/results/results-page.tsx',
  'named-search-van': 'ui/pages/results/results-page.tsx',
  branch: 'ui/pages/results/results-page.tsx',
  brand: 'ui/pages/results/results-page.tsx',
  sitemap: 'ui/pages/sitemap/sitemap-page.tsx',
  blog: 'ui/pages/blog/articles-page.tsx',
  'blog/category/:id?': 'ui/pages/blog/articles-page.tsx',
  'blog/tag/:id?': 'ui/pages/blog/articles-page.tsx',
  'blog-search/:query?': 'ui/pages/blog/articles-page.tsx',
  'blog/:id': 'ui/pages/blog/article-page.tsx',
  contact: 'ui/pages/branch/contact-page.tsx',
  'contact-branch': 'ui/pages/branch/branch-page.tsx',
  compare: 'ui/pages/compare/compare-page.tsx',
  shortlist: 'ui/pages/shortlist/shortlist-page.tsx',
  'data-preferences': 'ui/pages/data-preferences/data-preferences-page.tsx',
  'virtual-appointment-cars': 'ui/pages/enquiry-form/form-page.tsx',
  'virtual-appointment-van': 'ui/pages/enquiry-form/form-page.tsx',
  redirection: 'ui/pages/content/content-page.tsx',
  'nothing-here': 'ui/pages/content/content-page.tsx',
  ...Object.fromEntries(CONTENT_PATHS.map((path) => [path, 'ui/pages/content/content-page.tsx'])),
  calculator: 'ui/pages/calculator/calculator-page.tsx',
  'car-finance': 'ui/pages/finance-info/finance-pages.tsx',
  'poor-credit': 'ui/pages/finance-info/finance-pages.tsx',
  'can-i-get-credit': 'ui/pages/finance-info/finance-pages.tsx',
  'vehicle-cars': 'ui/pages/vehicle/vehicle-page.tsx',
  'vehicle-van': 'ui/pages/vehicle/vehicle-page.tsx',
  'reserve-cars': 'ui/pages/reserve/reserve-page.tsx',
  'reserve-van': 'ui/pages/reserve/reserve-page.tsx',
  'request-callback-cars': 'ui/pages/enquiry-form/form-page.tsx',
  'request-callback-van': 'ui/pages/enquiry-form/form-page.tsx',
  'test-drive-cars': 'ui/pages/enquiry-form/form-page.tsx',
  'test-drive-van': 'ui/pages/enquiry-form/form-page.tsx',
  'enquire-cars': 'ui/pages/enquiry-form/form-page.tsx',
  'enquire-van': 'ui/pages/enquiry-form/form-page.tsx',
  'reservation-success': 'ui/pages/reservation-outcome/outcome-page.tsx',
  'reservation-failed': 'ui/pages/reservation-outcome/outcome-page.tsx',
  'buy-now': 'ui/pages/order/order-page.tsx',
  'outstanding-finance': 'ui/pages/enquiry-form/content-form-page.tsx',
  'mot-unsubscribe': 'ui/pages/enquiry-form/content-form-page.tsx',
  'part-exchange': 'ui/pages/enquiry-form/part-exchange-page.tsx',
  form: 'ui/pages/enquiry-form/form-page.tsx',
  login: 'ui/pages/account/account-pages.ts',
  dashboard: 'ui/pages/account/account-pages.ts',
  reset: 'ui/pages/account/account-pages.ts',
  'car-value': 'ui/pages/valuation/valuation-page.tsx',
  'valuation-summary': 'ui/pages/valuation/summary/summary-page.tsx',
  'print-cars': 'ui/pages/print/vehicle-print-page.tsx',
  'print-van': 'ui/pages/print/vehicle-print-page.tsx',
  'print-check-cars': 'ui/pages/print/check-print-page.tsx',
  'print-check-van': 'ui/pages/print/check-print-page.tsx',
};

/** Every chunk that must be there before `start` runs, without `start` itself. */
function staticImports(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  for (const name of manifest[start]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    staticImports(manifest, name, seen);
  }
  return seen;
}

/** Reads what `vite build` wrote down, once, at the start. */
export function browserBuild(clientFolder: string): (routeId: string) => PageAssets {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const address = (file: string) => `/${file}`;
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The browser build holds no ${ENTRY}`);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.includes('figtree-latin-wght-normal') && file.endsWith('.woff2'));

  const late = Object.keys(manifest).find((key) => manifest[key]?.name === LATE_CHUNK);
  if (late === undefined) throw new Error(`The browser build holds no ${LATE_CHUNK}`);

  const withImports = (modules: readonly string[]): ReadonlySet<string> => {
    const all = new Set(modules);
    for (const name of modules) staticImports(manifest, name, all);
    return all;
  };
  const assetsOf = (routeId: string): PageAssets => {
    const page = PAGE_MODULES[routeId];
    const names = staticImports(manifest, ENTRY);
    if (page !== undefined && manifest[page] !== undefined) {
      names.add(page);
      staticImports(manifest, page, names);
    }
    names.delete(ENTRY);
    const addressesOf = (chunks: Iterable<string>): readonly string[] =>
      [...chunks].flatMap((name) => {
        const chunk = manifest[name];
        return chunk === undefined ? [] : [address(chunk.file)];
      });
    const isAsking = ASKING_PAGES.includes(page);
    const soon = withImports(isAsking ? [late, PORTS] : [late]);
    const onSign = withImports(SIGN_MODULES);
    const isLeft = (name: string) => name !== ENTRY && !names.has(name);
    return {
      entry: address(entry.file),
      modules: addressesOf(names),
      late: addressesOf([...soon].filter(isLeft)),
      onSign: addressesOf([...onSign].filter((name) => isLeft(name) && !soon.has(name))),
      fonts: [...new Set(fonts)].map(address),
    };
  };
  const known = new Map<string, PageAssets>();
  return (routeId) => {
    const before = known.get(routeId);
    if (before !== undefined) return before;
    const assets = assetsOf(routeId);
    known.set(routeId, assets);
    return assets;
  };
}
