import type { Browser } from 'playwright-core';
import { atLeast, atMost, type BenchResult } from './bench-result';
import { againstFloor, scores, withMeasuredSite } from './lighthouse-runs';

/** Pairs of loads, with and without script. */
const LOADS = 3;
/** The worst of so many counts. */
const SCORES = 5;
/** Long enough for everything that a page fetches by itself. Milliseconds. */
const QUIET_MS = 2000;

/** Each kind of page that is read: only text, vehicles, forms, reviews, a table. */
const PAGES = [
  ['blog', '/blog/'],
  ['article', '/blog/hp-or-pcp/'],
  ['layout 1', '/servicing/'],
  ['layout 2', '/used-vans-for-business/'],
  ['landing page', '/your-first-car/'],
  ['packages', '/packages/'],
] as const;

/** What a newcomer is sent of script who opens the page and does nothing, as it crosses the line, in kB. */
async function scriptKilobytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    const all = await Promise.all(sizes);
    return all.reduce((sum, size) => sum + size, 0) / 1000;
  } finally {
    await context.close();
  }
}

/** Pages that are read, against their floor without script, and as Lighthouse sees them on a phone. */
export const run = (): Promise<readonly BenchResult[]> =>
  withMeasuredSite(async ({ address, browser, port }) => {
    const results: BenchResult[] = [];
    for (const [name, path] of PAGES) {
      const url = address + path;
      const { largestPaint, floor, worstShift } = await againstFloor(url, port, LOADS);
      const seen: Readonly<Record<string, number>>[] = [];
      for (let turn = 0; turn < SCORES; turn += 1) seen.push(await scores(url, port));
      const worst = (what: string) => Math.min(...seen.map((each) => each[what] ?? 0));
      results.push(
        atMost(`${name}: script at load`, await scriptKilobytes(browser, url), 'kB', 60, 0),
        atMost(
          `${name}: largest paint applied, against its floor of ${String(Math.round(floor))} ms`,
          largestPaint / floor,
          '×',
          1.05,
        ),
        atMost(`${name}: layout shift, worst`, worstShift, '', 0.02, 0),
        atLeast(
          `${name}: Lighthouse performance, worst of ${SCORES}`,
          worst('performance'),
          '',
          95,
          100,
        ),
        atLeast(`${name}: Lighthouse accessibility`, worst('accessibility'), '', 100),
        atLeast(`${name}: Lighthouse best practices`, worst('practices'), '', 100),
        atLeast(`${name}: Lighthouse SEO`, worst('seo'), '', 100),
      );
    }
    return results;
  });
