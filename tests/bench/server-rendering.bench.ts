import { build, isBuilt } from '../../composition/server/build';
import { openStockDatabase } from '../../adapters/sandbox/database/stock-database';
import { generateStock } from '../../adapters/sandbox/stock/generate-stock';
import { atLeast, atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData, type RunningSite } from './running-site';

const CONNECTIONS = 4;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 6_000;

// Addresses that differ, as shoppers' do, so that no answer is the last one's.
const PAGES = ['', '?make=ford', '?fuel_type=diesel', '?page=5', '?max_price=12000&sort=age|desc'];

/** Keeps a few connections busy for a bounded time and counts the pages that came. */
async function pagesServed(site: RunningSite, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let served = 0;
  const visitor = async (first: number) => {
    for (let visit = first; performance.now() < until; visit += 1) {
      const page = PAGES[visit % PAGES.length] ?? '';
      const answer = await fetch(`${site.address}/used/cars/search/${page}`);
      await answer.text();
      if (answer.ok) served += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => visitor(number)));
  return served;
}

async function pagesASecond(site: RunningSite): Promise<number> {
  await pagesServed(site, WARM_UP_MS);
  return Math.round(((await pagesServed(site, MEASURED_MS)) * 1000) / MEASURED_MS);
}

export async function run(): Promise<readonly BenchResult[]> {
  if (!(await isBuilt())) await build();
  const small = temporaryData();
  const large = temporaryData();
  try {
    await startSite(small.folder).then((first) => first.stop());
    const site = await startSite(small.folder, { HELD_PAGES_SECONDS: '0' });
    const drawn = await pagesASecond(site);
    await site.stop();
    const holding = await startSite(small.folder, { HELD_PAGES_SECONDS: '5' });
    const held = await pagesASecond(holding);
    await holding.stop();

    const database = openStockDatabase(large.folder);
    database.replaceStock(generateStock({ count: 100_000, seed: 'bench', asOf: '2026-11-01' }));
    database.close();
    const heavy = await startSite(large.folder);
    await heavy.stop();
    return [
      atLeast(
        'search page rendered on the server, uncached, 4 connections',
        drawn,
        'a second',
        300,
        600,
      ),
      atLeast(
        'search page from the server, held for 5 seconds (ADR 019), 4 connections',
        held,
        'a second',
        300,
        600,
      ),
      atMost('process start to first page, 2,000 vehicles', site.firstAnswerMs / 1000, 's', 2, 0.5),
      atMost(
        'process start to first page, 100,000 vehicles',
        heavy.firstAnswerMs / 1000,
        's',
        3,
        0.5,
      ),
    ];
  } finally {
    small.remove();
    large.remove();
  }
}
