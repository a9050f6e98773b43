import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium } from '../support/browser/chromium';
import { freePort } from '../support/browser/free-port';
import { atLeast, atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData } from './running-site';

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

export interface Load {
  readonly largestPaint: number;
  readonly interactive: number;
  readonly shift: number;
  readonly bytes: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One load with the browser really slowed (applied throttling), the figures that matter. */
export async function load(url: string, port: number, blocked: readonly string[]): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    blockedUrlPatterns: [...blocked],
  });
  const audits = result?.lhr.audits ?? {};
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    largestPaint: figure('largest-contentful-paint'),
    interactive: figure('interactive'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}

export async function scores(url: string, port: number): Promise<Readonly<Record<string, number>>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  };
}

/** Page loads against the page's own floor: the same page without its scripts, in the same run. */
export async function run(): Promise<readonly BenchResult[]> {
  const data = temporaryData();
  const site = await startSite(data.folder);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium('whole'),
    args: [...chromiumArguments, `--remote-debugging-port=${String(port)}`],
  });
  const results: BenchResult[] = [];
  try {
    for (const [name, path] of PAGES) {
      const url = site.address + (path ?? (await firstVehicle(site.address)));
      const full: Load[] = [];
      const floor: Load[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) {
        floor.push(await load(url, port, ['*.js']));
        full.push(await load(url, port, []));
      }
      const paint = median(full.map(({ largestPaint }) => largestPaint));
      const least = median(floor.map(({ largestPaint }) => largestPaint));
      const { performance, accessibility, practices, seo, blocking } = await scores(url, port);
      results.push(
        atMost(
          `${name}: largest paint applied, against its floor of ${String(Math.round(least))} ms`,
          paint / least,
          '×',
          1.2,
          1.05,
        ),
        atMost(
          `${name}: interactive applied`,
          median(full.map(({ interactive }) => interactive)) / 1000,
          's',
          2.8,
          2.4,
        ),
        atMost(
          `${name}: layout shift, worst`,
          Math.max(...full.map(({ shift }) => shift)),
          '',
          0.02,
          0,
        ),
        atMost(
          `${name}: transfer, first visit`,
          median(full.map(({ bytes }) => bytes)) / 1000,
          'kB',
          300,
          150,
        ),
        atMost(`${name}: blocking simulated`, blocking ?? Number.NaN, 'ms', 100, 30),
        atLeast(`${name}: Lighthouse performance`, performance ?? 0, '', 95, 100),
        atLeast(`${name}: Lighthouse accessibility`, accessibility ?? 0, '', 100),
        atLeast(`${name}: Lighthouse best practices`, practices ?? 0, '', 100),
        atLeast(`${name}: Lighthouse SEO`, seo ?? 0, '', 100),
      );
    }
    return results;
  } finally {
    await browser.close();
    await site.stop();
    data.remove();
  }
}
