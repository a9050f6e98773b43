import type { PageAssets } from './page-document';

/** Routes whose pages most visits come to next, by id. */
const OFTEN_NEXT = [
  'home',
  'search-cars',
  'search-van',
  'vehicle-cars',
  'vehicle-van',
  'calculator',
  'car-finance',
  'compare',
  'shortlist',
  'contact',
] as const;

/** Addresses of scripts, by the id of the route whose page they make. */
export type PagesAhead = Readonly<Record<string, readonly string[]>>;

/**
 * What the pages that a shopper may go to next are made of, without what the page at hand brings
 * already. A browser that is told so may fetch them early without running them.
 */
export function pagesAhead(assetsOf: (routeId: string) => PageAssets, routeId: string): PagesAhead {
  const { modules, late } = assetsOf(routeId);
  const here = new Set([...modules, ...late]);
  return Object.fromEntries(
    OFTEN_NEXT.map(
      (id) => [id, assetsOf(id).modules.filter((script) => !here.has(script))] as const,
    )
      // A page of the same kind needs nothing more.
      .filter(([, scripts]) => scripts.length > 0),
  );
}
