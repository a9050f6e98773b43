import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PATHS, LATER_PATHS } from '../../ui/pages/routes/written-paths';
import type { PageAssets } from './page-document';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'composition/web/start.tsx';

/** The module a route's page is made of, by route id; its chunk is asked for along with the entry. */
const PAGE_MODULES: Readonly<Record<string, string>> = {
  home: 'ui/pages/home-page.tsx',
  'search-cars': 'ui/pages/search-page.tsx',
  'search-van': 'ui/pages/search-page.tsx',
  'named-search-cars': 'ui/pages/search-page.tsx',
  'named-search-van': 'ui/pages/search-page.tsx',
  branch: 'ui/pages/search-page.tsx',
  brand: 'ui/pages/search-page.tsx',
  sitemap: 'ui/pages/sitemap-page.tsx',
  contact: 'ui/pages/branch-page.tsx',
  'contact-branch': 'ui/pages/branch-page.tsx',
  compare: 'ui/pages/compare-page.tsx',
  shortlist: 'ui/pages/shortlist-page.tsx',
  'data-preferences': 'ui/pages/data-preferences-page.tsx',
  'appointment-cars': 'ui/pages/appointment-page.tsx',
  'appointment-van': 'ui/pages/appointment-page.tsx',
  redirection: 'ui/pages/content-page.tsx',
  'nothing-here': 'ui/pages/content-page.tsx',
  ...Object.fromEntries(CONTENT_PATHS.map((path) => [path, 'ui/pages/content-page.tsx'])),
  ...Object.fromEntries(LATER_PATHS.map((path) => [path, 'ui/pages/later-page.tsx'])),
  calculator: 'ui/pages/calculator-page.tsx',
  'car-finance': 'ui/pages/finance-pages.tsx',
  'poor-credit': 'ui/pages/finance-pages.tsx',
  'can-i-get-credit': 'ui/pages/finance-pages.tsx',
  'vehicle-cars': 'ui/pages/vehicle-page.tsx',
  'vehicle-van': 'ui/pages/vehicle-page.tsx',
  'reserve-cars': 'ui/pages/wish-page.tsx',
  'reserve-van': 'ui/pages/wish-page.tsx',
  'request-callback-cars': 'ui/pages/wish-page.tsx',
  'request-callback-van': 'ui/pages/wish-page.tsx',
  'test-drive-cars': 'ui/pages/wish-page.tsx',
  'test-drive-van': 'ui/pages/wish-page.tsx',
  'enquire-cars': 'ui/pages/wish-page.tsx',
  'enquire-van': 'ui/pages/wish-page.tsx',
  'buy-now': 'ui/pages/wish-page.tsx',
  'print-cars': 'ui/pages/vehicle-print-page.tsx',
  'print-van': 'ui/pages/vehicle-print-page.tsx',
  'print-check-cars': 'ui/pages/check-print-page.tsx',
  'print-check-van': 'ui/pages/check-print-page.tsx',
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
    .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));

  const assetsOf = (routeId: string): PageAssets => {
    const page = PAGE_MODULES[routeId];
    const names = staticImports(manifest, ENTRY);
    if (page !== undefined && manifest[page] !== undefined) {
      names.add(page);
      staticImports(manifest, page, names);
    }
    names.delete(ENTRY);
    return {
      entry: address(entry.file),
      modules: [...names].flatMap((name) => {
        const chunk = manifest[name];
        return chunk === undefined ? [] : [address(chunk.file)];
      }),
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
