import { atLeast, atMost, type BenchResult } from './bench-result';
import { againstFloor, scores, withMeasuredSite } from './lighthouse-runs';

const RUNS = 3;
const PAGES = [
  ['home', '/'],
  ['search', '/used/cars/search/'],
  ['vehicle', undefined],
  ['finance', '/car-finance/calculator/'],
] as const;

/** The first vehicle that the results show. */
async function firstVehicle(address: string): Promise<string> {
  const results = await (await fetch(`${address}/used/cars/search/`)).text();
  const path = /href="(\/used\/cars\/(?!search\/)[^"/]+\/)"/.exec(results)?.[1];
  if (path === undefined) throw new Error('No vehicle among the results');
  return path;
}

/** Page loads against the page's own floor: the same page without its scripts, in the same run. */
export const run = (): Promise<readonly BenchResult[]> =>
  withMeasuredSite(async ({ address, port }) => {
    const results: BenchResult[] = [];
    for (const [name, path] of PAGES) {
      const url = address + (path ?? (await firstVehicle(address)));
      const { largestPaint, floor, interactive, bytes, worstShift } = await againstFloor(
        url,
        port,
        RUNS,
      );
      const { performance, accessibility, practices, seo, blocking } = await scores(url, port);
      results.push(
        atMost(
          `${name}: largest paint applied, against its floor of ${String(Math.round(floor))} ms`,
          largestPaint / floor,
          '×',
          1.2,
          1.05,
        ),
        atMost(`${name}: interactive applied`, interactive / 1000, 's', 2.8, 2.4),
        atMost(`${name}: layout shift, worst`, worstShift, '', 0.02, 0),
        atMost(`${name}: transfer, first visit`, bytes / 1000, 'kB', 300, 150),
        atMost(`${name}: blocking simulated`, blocking ?? Number.NaN, 'ms', 100, 30),
        atLeast(`${name}: Lighthouse performance`, performance ?? 0, '', 95, 100),
        atLeast(`${name}: Lighthouse accessibility`, accessibility ?? 0, '', 100),
        atLeast(`${name}: Lighthouse best practices`, practices ?? 0, '', 100),
        atLeast(`${name}: Lighthouse SEO`, seo ?? 0, '', 100),
      );
    }
    return results;
  });
