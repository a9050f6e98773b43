import { chromium, type Browser } from 'playwright-core';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium } from '../support/browser/chromium';
import { freePort } from '../support/browser/free-port';
import { startSite, temporaryData } from './running-site';

interface Load {
  readonly largestPaint: number;
  readonly interactive: number;
  readonly shift: number;
  readonly bytes: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One load with the browser really slowed (applied throttling), the figures that matter. */
async function load(url: string, port: number, blocked: readonly string[]): Promise<Load> {
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

export interface AgainstFloor {
  readonly largestPaint: number;
  readonly interactive: number;
  readonly bytes: number;
  /** The largest paint of the same page without its scripts. Milliseconds. */
  readonly floor: number;
  readonly worstShift: number;
}

/** Loads of a page with and without its scripts by turns, so that a slow machine slows both; medians. */
export async function againstFloor(
  url: string,
  port: number,
  pairs: number,
): Promise<AgainstFloor> {
  const full: Load[] = [];
  const floor: Load[] = [];
  for (let turn = 0; turn < pairs; turn += 1) {
    floor.push(await load(url, port, ['*.js']));
    full.push(await load(url, port, []));
  }
  return {
    largestPaint: median(full.map(({ largestPaint }) => largestPaint)),
    interactive: median(full.map(({ interactive }) => interactive)),
    bytes: median(full.map(({ bytes }) => bytes)),
    floor: median(floor.map(({ largestPaint }) => largestPaint)),
    worstShift: Math.max(...full.map(({ shift }) => shift)),
  };
}

export interface MeasuredSite {
  readonly address: string;
  readonly browser: Browser;
  /** At which the browser is told what to do. */
  readonly port: number;
}

/** A site of its own and a whole browser, for as long as the work lasts. */
export async function withMeasuredSite<T>(
  work: (measured: MeasuredSite) => Promise<T>,
): Promise<T> {
  const data = temporaryData();
  const site = await startSite(data.folder);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium('whole'),
    args: [...chromiumArguments, `--remote-debugging-port=${String(port)}`],
  });
  try {
    return await work({ address: site.address, browser, port });
  } finally {
    await browser.close();
    await site.stop();
    data.remove();
  }
}
